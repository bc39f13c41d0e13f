package dev.unravel.agent.points;

import dev.unravel.agent.code.Receiver;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Hooks where threads meet outside of the JVM. An open file has no field that says where it is
 * read: the natives that use it are points, as accesses to the object that stands for it. What goes
 * through sockets, pipes and other processes has no points, so the runtime is told that there is
 * some.
 */
public final class OutsideState {
  private static final String RANDOM_ACCESS = "java/io/RandomAccessFile";

  private static final Set<String> HANDLES =
      Set.of(RANDOM_ACCESS, "java/io/FileInputStream", "java/io/FileOutputStream");

  /** Methods of open files that are native in some JDKs, where only their callers can be hooked. */
  private static final Set<String> MAYBE_NATIVE = Set.of("getFilePointer", "length", "setLength");

  /** How the names of classes start through which threads reach each other by way of the system. */
  private static final String[] CHANNELS = {
    "java/lang/Process.",
    "java/lang/ProcessBuilder.",
    "java/lang/Runtime.exec",
    "java/net/DatagramSocket",
    "java/net/HttpURLConnection",
    "java/net/MulticastSocket",
    "java/net/ServerSocket",
    "java/net/Socket.",
    "java/net/URL.open",
    "java/net/URLConnection",
    "java/net/http/",
    "java/nio/channels/Asynchronous",
    "java/nio/channels/Datagram",
    "java/nio/channels/Pipe",
    "java/nio/channels/Select",
    "java/nio/channels/ServerSocket",
    "java/nio/channels/Socket",
    "javax/net/",
    "com/sun/net/httpserver/",
  };

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public OutsideState(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /** Puts a hook before a call that uses such state. */
  public boolean call(MethodInsnNode call, int line) {
    if (context.isTarget()) {
      return maybeNative(call, line) || channel(call);
    }
    if (!HANDLES.contains(context.node().name) || !isOwnNative(call)) {
      return false;
    }
    InsnList code = new InsnList();
    code.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  arguments this
    list.insertBefore(call, use(code, call, line));
    return true;
  }

  private boolean maybeNative(MethodInsnNode call, int line) {
    if (!call.owner.equals(RANDOM_ACCESS) || !MAYBE_NATIVE.contains(call.name)) {
      return false;
    }
    InsnList code = new InsnList();
    Receiver.copyToTop(code, method, Type.getArgumentTypes(call.desc)); //  r arguments r
    list.insertBefore(call, use(code, call, line));
    return true;
  }

  private InsnList use(InsnList code, MethodInsnNode call, int line) {
    boolean writes = call.name.startsWith("write") || call.name.startsWith("setLength");
    int site = context.accessSite(method, line, call.owner, "file", false, false);
    code.add(HookCalls.constant(site)); //  arguments handle site
    String hook = writes ? "writeOpenFile" : "readOpenFile";
    code.add(HookCalls.stateHook(hook, "(Ljava/lang/Object;I)V")); //  arguments
    return code;
  }

  private boolean isOwnNative(MethodInsnNode call) {
    if ((method.access & Opcodes.ACC_STATIC) != 0
        || method.name.equals("<init>")
        || !call.owner.equals(context.node().name)
        || call.name.startsWith("open")
        || call.name.startsWith("close")) {
      return false;
    }
    for (MethodNode each : context.node().methods) {
      if (each.name.equals(call.name) && each.desc.equals(call.desc)) {
        return (each.access & Opcodes.ACC_NATIVE) != 0 && (each.access & Opcodes.ACC_STATIC) == 0;
      }
    }
    return false;
  }

  private boolean channel(MethodInsnNode call) {
    String called = call.owner + "." + call.name;
    for (String start : CHANNELS) {
      if (called.startsWith(start)) {
        list.insertBefore(call, HookCalls.stateHook("usesChannel", "()V")); //  -
        return true;
      }
    }
    return false;
  }
}
