package dev.unravel.agent.body;

import dev.unravel.agent.code.BodyOrder;
import dev.unravel.agent.points.KeptState;
import dev.unravel.agent.subject.Bracket;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Hooks in single methods of classes that are treated as a whole besides: where pools and timers
 * wait for work, where the JDK asks for a default, and where objects are read from a stream.
 */
final class SingleHooks {
  private final ClassContext context;
  private final MethodNode method;

  private SingleHooks(ClassContext context, MethodNode method) {
    this.context = context;
    this.method = method;
  }

  /** Puts in those of a method, and says whether there are any. */
  static boolean insert(ClassContext context, MethodNode method) {
    return new SingleHooks(context, method).insert();
  }

  private boolean insert() {
    return switch (context.node().name) {
      case "java/util/concurrent/ThreadPoolExecutor" ->
          switch (method.name) {
            case "getTask" -> tellOfIdleness();
            case "runWorker" -> tellOfTask();
            default -> false;
          };
      case "java/util/concurrent/ForkJoinPool$WorkQueue" ->
          method.name.equals("topLevelExec") && tellOfStolenTask();
      case "java/util/TimerThread" -> method.name.equals("mainLoop") && tellOfIdleTimer();
      case "java/util/Locale", "java/util/TimeZone" ->
          method.name.startsWith("getDefault")
              && (method.access & Opcodes.ACC_STATIC) != 0
              && tellOfDefault();
      case "java/io/File" -> method.name.equals("createTempFile") && tellOfFile(method);
      case "java/io/ObjectStreamClass" -> method.name.equals("newInstance") && tellOfInstance();
      default -> false;
    };
  }

  /** A temporary file or directory that a method is about to return. */
  static boolean tellOfFile(MethodNode method) {
    boolean found = false;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == Opcodes.ARETURN) {
        InsnList list = new InsnList();
        list.add(new InsnNode(Opcodes.DUP)); //  file file
        list.add(HookCalls.jdkHook("temporaryFile", "(Ljava/lang/Object;)V")); //  file
        method.instructions.insertBefore(i, list);
        found = true;
      }
    }
    return found;
  }

  private boolean tellOfIdleness() {
    Bracket.of(context, method, "idleEnter", "idleExit").insert();
    return true;
  }

  private boolean tellOfStolenTask() {
    method.instructions.insert(taskHook("runsStolenTask"));
    return true;
  }

  private boolean tellOfIdleTimer() {
    boolean found = false;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof MethodInsnNode call
          && call.owner.equals(HookCalls.MONITOR_HOOKS)
          && call.name.equals("await")) {
        method.instructions.insertBefore(i, HookCalls.hook("idleEnter", "()V"));
        method.instructions.insert(i, HookCalls.hook("idleExit", "()V"));
        found = true;
      }
    }
    return found;
  }

  /** A pool's thread runs what it has taken out of the queue. */
  private boolean tellOfTask() {
    boolean found = false;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof MethodInsnNode call
          && call.owner.equals("java/lang/Runnable")
          && call.name.equals("run")) {
        method.instructions.insertBefore(i, taskHook("runsTask"));
        found = true;
      }
    }
    return found;
  }

  private InsnList taskHook(String name) {
    InsnList list = new InsnList();
    int site = context.site(method, BodyOrder.firstLine(method), context.node().name, "run");
    list.add(HookCalls.constant(site)); //  site
    list.add(HookCalls.hook(name, "(I)V")); //  -
    return list;
  }

  /** Code of the JDK asks for a default that the target may be changing. */
  private boolean tellOfDefault() {
    String owner = context.node().name;
    int line = BodyOrder.firstLine(method);
    InsnList list = new InsnList();
    list.add(new LdcInsnNode(KeptState.kind(owner, KeptState.DEFAULT))); //  kind
    list.add(
        HookCalls.constant(
            context.accessSite(method, line, owner, KeptState.DEFAULT, true, false))); //  kind site
    list.add(HookCalls.stateHook("readDefault", "(JI)V")); //  -
    method.instructions.insert(list);
    return true;
  }

  /** Reading an object makes one without its constructor, of the class that {@code this} is for. */
  private boolean tellOfInstance() {
    InsnList list = new InsnList();
    list.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  this
    list.add(
        new FieldInsnNode(
            Opcodes.GETFIELD, context.node().name, "cl", "Ljava/lang/Class;")); //  class
    list.add(HookCalls.classHook("instantiated", "(Ljava/lang/Class;)V")); //  -
    method.instructions.insert(list);
    return true;
  }
}
