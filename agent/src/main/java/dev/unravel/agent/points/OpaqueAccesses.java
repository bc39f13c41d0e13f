package dev.unravel.agent.points;

import dev.unravel.agent.code.Arguments;
import dev.unravel.agent.code.Receiver;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.Treatment;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Hooks at calls by which the JDK's shared classes, and the target by reflection, access memory out
 * of a hook's sight: heap and direct buffers go through an Unsafe of their own, digests look at
 * arrays through handles, and some methods are intrinsics, which lose the hooks in their body once
 * they are compiled.
 */
public final class OpaqueAccesses {
  private static final String BUFFERS = "java/nio/";
  private static final String DIGESTS = "sun/security/provider/";
  private static final String REFLECTED_ARRAY = "java/lang/reflect/Array";
  private static final String SCOPED = "jdk/internal/misc/ScopedMemoryAccess";

  /**
   * Of digests: each turns a block, and the state in an array of the receiver, into a new state.
   */
  private static final Set<String> COMPRESSIONS =
      Set.of("implCompress0", "implCompressMultiBlock0");

  private final ClassContext context;
  private final MethodNode method;
  private final InsnList list;

  public OpaqueAccesses(ClassContext context, MethodNode method, InsnList list) {
    this.context = context;
    this.method = method;
    this.list = list;
  }

  /** Whether a method is an intrinsic: what happens in its body counts where it is called. */
  public static boolean isIntrinsic(ClassContext context, MethodNode method) {
    String owner = context.node().name;
    return owner.startsWith(DIGESTS) && COMPRESSIONS.contains(method.name)
        || owner.equals("java/nio/Buffer") && isCheck(method.name, method.desc);
  }

  private static boolean isCheck(String name, String descriptor) {
    return name.equals("checkIndex") && descriptor.equals("(I)I");
  }

  public boolean call(MethodInsnNode call, int line) {
    if (context.isTarget() && context.plainMemory() && call.owner.equals(REFLECTED_ARRAY)) {
      return reflected(call, line);
    }
    String owner = context.node().name;
    if (context.treatment() != Treatment.SHARED_STATE
        || !context.plainMemory()
        || !owner.startsWith(BUFFERS) && !owner.startsWith(DIGESTS)) {
      return false;
    }
    if (call.owner.equals(SCOPED)) {
      return scoped(call, line);
    }
    if (call.owner.equals(ConcurrentCalls.VAR_HANDLE) && call.desc.startsWith("([")) {
      return view(call, line);
    }
    if (call.owner.startsWith(BUFFERS) && isCheck(call.name, call.desc)) {
      return receiver(
          call, "read", context.accessSite(method, line, "java/nio/Buffer", "limit", false, true));
    }
    if (call.owner.startsWith(DIGESTS) && COMPRESSIONS.contains(call.name)) {
      return receiver(
          call, "write", context.accessSite(method, line, call.owner, "state", false, true));
    }
    return false;
  }

  /** An access through the buffers' own Unsafe: to an array, or to no object of the JVM at all. */
  private boolean scoped(MethodInsnNode call, int line) {
    if ((method.access & Opcodes.ACC_STATIC) != 0) {
      return false;
    }
    Type[] types = Type.getArgumentTypes(call.desc);
    InsnList code = new InsnList();
    Arguments arguments = new Arguments(code, method, types); //  -
    boolean reads = !call.name.startsWith("put") && !call.name.startsWith("set");
    for (int k = 0; k < types.length; k++) {
      if (types[k].getDescriptor().equals("Ljava/lang/Object;")) {
        code.add(arguments.load(k)); //  array
        code.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  array this
        access(code, reads, line); //  -
        // A copy reads its first and writes its second.
        reads &= !call.name.startsWith("copy");
      }
    }
    arguments.loadAll(code); //  arguments
    list.insertBefore(call, code);
    return true;
  }

  /** Whether a call accesses an element of an array by reflection. */
  public static boolean isReflected(MethodInsnNode call) {
    Type[] types = Type.getArgumentTypes(call.desc);
    return call.owner.equals(REFLECTED_ARRAY)
        && types.length >= 2
        && types[1] == Type.INT_TYPE
        && (call.name.startsWith("get") || call.name.startsWith("set"));
  }

  private boolean reflected(MethodInsnNode call, int line) {
    if (!isReflected(call)) {
      return false;
    }
    Type[] types = Type.getArgumentTypes(call.desc);
    InsnList code = new InsnList();
    Arguments arguments = new Arguments(code, method, types); //  -
    code.add(arguments.load(0)); //  array
    code.add(arguments.load(1)); //  array index
    code.add(HookCalls.constant(context.accessSite(method, line, "", "", false, true)));
    code.add(
        HookCalls.memoryHook(
            call.name.startsWith("get") ? "readArray" : "writeArray",
            "(Ljava/lang/Object;II)V")); //  -
    arguments.loadAll(code); //  arguments
    list.insertBefore(call, code);
    return true;
  }

  /** Several elements of an array at once, as one number. */
  private boolean view(MethodInsnNode call, int line) {
    InsnList code = new InsnList();
    Arguments arguments = new Arguments(code, method, Type.getArgumentTypes(call.desc)); //  -
    code.add(arguments.load(0)); //  array
    code.add(arguments.load(0)); //  array array
    access(code, call.name.startsWith("get"), line); //  -
    arguments.loadAll(code); //  arguments
    list.insertBefore(call, code);
    return true;
  }

  private void access(InsnList code, boolean reads, int line) {
    code.add(HookCalls.constant(context.accessSite(method, line, "", "", false, true)));
    code.add(
        HookCalls.arrayHook(
            reads ? "viewReadJdk" : "viewWrittenJdk", "(Ljava/lang/Object;Ljava/lang/Object;I)V"));
  }

  private boolean receiver(MethodInsnNode call, String hook, int site) {
    InsnList code = new InsnList();
    Receiver.copyToTop(code, method, Type.getArgumentTypes(call.desc)); //  r arguments r
    code.add(HookCalls.constant(site)); //  r arguments r site
    code.add(HookCalls.memoryHook(context.hook(hook), "(Ljava/lang/Object;I)V")); //  r arguments
    list.insertBefore(call, code);
    return true;
  }
}
