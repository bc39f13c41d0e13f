package dev.unravel.agent.body;

import dev.unravel.agent.points.KeptState;
import dev.unravel.agent.points.Replacements;
import dev.unravel.agent.subject.Bracket;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Hooks in single methods of the JDK: threads, parking, class loading, random bytes. */
final class MethodEntries {
  private static final String STACK_TRACE = "[Ljava/lang/StackTraceElement;";
  private static final String THREAD = "Ljava/lang/Thread;";

  private final ClassContext context;
  private final MethodNode method;

  private MethodEntries(ClassContext context, MethodNode method) {
    this.context = context;
    this.method = method;
  }

  /** Module, loader, name, class that is redefined, domain, bytes, whether it may do so again. */
  private static final String TRANSFORM =
      "(Ljava/lang/Module;Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;"
          + "Ljava/security/ProtectionDomain;[BZ)[B";

  /** The hooks of the classes that are treated method by method. */
  static boolean hook(ClassContext context, MethodNode method) {
    return new MethodEntries(context, method).hook();
  }

  private boolean hook() {
    String key = method.name + method.desc;
    return switch (context.node().name) {
      case "java/lang/Object", "java/lang/Enum" ->
          new Instructions(context, method, method.instructions).instrumentHashes();
      case "java/lang/Thread" -> replaceCurrentThread() | thread(key);
      case "java/lang/ThreadLocal" -> replaceCurrentThread() | local(key);
      // Which modules are the JDK's is kept in a set, made by whoever asks first.
      case "java/lang/StackTraceElement" ->
          method.desc.endsWith(")" + STACK_TRACE)
              ? cutStackTrace()
              : method.name.equals("computeFormat") && quiet();
      case "java/lang/VirtualThread" -> virtualThread(key);
      case "java/lang/VirtualThread$VThreadContinuation$1" ->
          key.equals("run()V") && replaceNotifications();
      case "java/lang/Thread$ThreadIdentifiers", "java/lang/Thread$ThreadNumbering" ->
          method.name.equals("next") && numbering();
      case "java/security/SecureRandom" -> key.equals("nextBytes([B)V") && secureBytes();
      case "java/lang/invoke/MethodHandleNatives" ->
          (method.name.startsWith("link") || method.name.startsWith("find")) && quiet();
      // What these do depends on the methods and types that the whole JVM has used so far, and on
      // which of them its garbage collector has left.
      case "java/lang/invoke/MethodType" ->
          (method.name.equals("makeImpl") || method.name.equals("equals")) && quiet();
      case "java/nio/file/TempFileHelper" ->
          method.desc.endsWith(")Ljava/nio/file/Path;")
              && method.name.equals("create")
              && SingleHooks.tellOfFile(method);
      case "jdk/internal/reflect/ReflectionFactory" -> reflectionFactory();
      case "java/lang/reflect/Field" ->
          method.desc.startsWith("(Ljava/lang/Object;")
              && (method.name.startsWith("get") || method.name.startsWith("set"))
              && tell("fieldUsed", 0, "Ljava/lang/reflect/Field;");
      case "java/lang/reflect/Method" ->
          method.name.equals("invoke") && tell("methodUsed", 0, "Ljava/lang/reflect/Method;");
      case "java/lang/reflect/Constructor" ->
          key.equals("newInstance([Ljava/lang/Object;)Ljava/lang/Object;")
              && tell("constructorUsed", 0, "Ljava/lang/reflect/Constructor;");
      case "java/lang/Class" ->
          method.name.equals("privateGetDeclaredConstructors")
              && ReflectedMembers.hookConstructors(method);
      case "jdk/internal/reflect/Reflection", "java/lang/invoke/SerializedLambda" ->
          ReflectedMembers.hook(context, method);
      // Makes a class and loads it, unless there is one for the loader.
      case "sun/instrument/InstrumentationImpl" ->
          method.name.equals("transform") && watchAgents() | quiet();
      case "java/lang/reflect/Proxy" -> method.name.equals("getProxyConstructor") && quiet();
      // Maps of java.util.concurrent that the whole JVM keeps: an execution that ends in the middle
      // of a change would leave them so, and how full they are depends on those before.
      case "java/lang/WeakPairMap", "jdk/internal/vm/ThreadContainers" ->
          context.options().pointsInside() && !method.name.startsWith("<") && quiet();
      case "java/lang/Module" ->
          context.options().pointsInside()
              && method.name.startsWith("isReflectivelyExported")
              && quiet();
      default ->
          switch (method.name) {
            case "loadClass" -> loadClass();
            case "loadClassOrNull", "getResource", "getResourceAsStream" -> quiet();
            default -> false;
          };
    };
  }

  private boolean thread(String key) {
    return switch (key) {
      case "start()V", "start(Ljdk/internal/vm/ThreadContainer;)V" -> replaceStart();
      case "join()V" -> skipIf("join", THREAD);
      case "join(J)V" ->
          (method.access & Opcodes.ACC_SYNCHRONIZED) == 0 && skipIf("join", THREAD + "J");
      case "sleepNanos(J)V" -> skipIf("sleepNanos", "J");
      case "sleep(JI)V", "sleep(Ljava/time/Duration;)V" ->
          new Instructions(context, method, method.instructions).instrumentCalls();
      case "interrupt()V" -> skipIf("interrupt", THREAD);
      case "nextThreadID()J", "nextThreadNum()I" -> numbering();
      case "genThreadName()Ljava/lang/String;" -> naming();
      case "dispatchUncaughtException(Ljava/lang/Throwable;)V" -> uncaught();
      default -> false;
    };
  }

  private boolean local(String key) {
    return switch (key) {
      case "get()Ljava/lang/Object;" -> tell("localRead", 0, "Ljava/lang/ThreadLocal;");
      case "set(Ljava/lang/Object;)V" -> tell("localSet", 0, "Ljava/lang/ThreadLocal;");
      case "remove()V" -> tell("localRemoved", 0, "Ljava/lang/ThreadLocal;");
      default -> false;
    };
  }

  private boolean virtualThread(String key) {
    return switch (key) {
      case "start(Ljdk/internal/vm/ThreadContainer;)V" -> replaceStart();
      case "run(Ljava/lang/Runnable;)V" -> replaceNotifications();
      case "park()V" -> skipIfStatic("park");
      case "parkNanos(J)V" -> parkNanos();
      case "unpark()V" -> skipIf("unpark", THREAD);
      case "interrupt()V" -> skipIf("interrupt", THREAD);
      default -> false;
    };
  }

  private boolean replaceCurrentThread() {
    boolean replaced = false;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      if (i instanceof MethodInsnNode call && call.name.equals("currentThread")) {
        MethodInsnNode replacement = Replacements.of(context, call);
        if (replacement != null) {
          method.instructions.set(i, replacement);
          replaced = true;
        }
      }
      i = following;
    }
    return replaced;
  }

  private boolean reflectionFactory() {
    if (method.name.equals("newConstructorForSerialization")) {
      return tell("instantiated", 1, "Ljava/lang/Class;");
    }
    return method.name.startsWith("new") && method.name.endsWith("Accessor") && quiet();
  }

  /** Hands an argument of the method to a hook. */
  private boolean tell(String hook, int slot, String type) {
    InsnList list = new InsnList();
    list.add(new VarInsnNode(Opcodes.ALOAD, slot)); //  argument
    list.add(HookCalls.classHook(hook, "(" + type + ")V")); //  -
    method.instructions.insert(list);
    return true;
  }

  /** Quiet, unless code of the target has called it and so could have been interrupted. */
  private boolean loadClass() {
    boolean isFirst = method.desc.equals("(Ljava/lang/String;)Ljava/lang/Class;");
    if (!isFirst || !context.node().name.equals("java/lang/ClassLoader")) {
      return quiet();
    }
    Bracket.Code enter =
        () -> {
          InsnList list = new InsnList();
          list.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  loader
          list.add(HookCalls.classHook("loadEnter", "(Ljava/lang/Object;)V")); //  -
          return list;
        };
    Bracket.Code leave =
        () -> {
          InsnList list = new InsnList();
          list.add(HookCalls.classHook("loadExit", "()V")); //  -
          return list;
        };
    new Bracket(context, method, method.instructions, enter, leave).insert();
    return true;
  }

  private boolean quiet() {
    Bracket.of(context, method, "quietEnter", "quietExit").insert();
    return true;
  }

  /** Replaces the native start, or the submission to the scheduler of virtual threads. */
  private boolean replaceStart() {
    boolean replaced = false;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      if (i instanceof MethodInsnNode call
          && call.desc.equals("()V")
          && (call.name.equals("start0")
              || call.name.endsWith("ubmitRunContinuationOrThrow")
              || call.name.endsWith("ubmitRunContinuation"))) {
        method.instructions.set(i, HookCalls.threadHook("start", "(" + THREAD + ")V")); //  -
        replaced = true;
      }
      i = following;
    }
    return replaced;
  }

  private boolean replaceNotifications() {
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      if (i instanceof MethodInsnNode call && call.name.startsWith("notifyJvmti")) {
        String hook = call.name.endsWith("Start") ? "virtualStart" : "virtualEnd";
        method.instructions.set(i, HookCalls.threadHook(hook, "(" + THREAD + ")V")); //  -
      }
      i = following;
    }
    return true;
  }

  /** {@code if (ThreadHooks.hook(arguments)) return;} with the method's own arguments in order. */
  private boolean skipIf(String hook, String arguments) {
    InsnList list = new InsnList();
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    int slot = 0;
    if (arguments.startsWith(THREAD)) {
      list.add(new VarInsnNode(Opcodes.ALOAD, slot++)); //  thread
    } else if (!isStatic) {
      slot++;
    }
    if (arguments.endsWith("J")) {
      list.add(new VarInsnNode(Opcodes.LLOAD, slot)); //  thread time
    }
    return insertSkip(list, HookCalls.threadHook(hook, "(" + arguments + ")Z"));
  }

  private boolean skipIfStatic(String hook) {
    return insertSkip(new InsnList(), HookCalls.threadHook(hook, "()Z"));
  }

  private boolean parkNanos() {
    InsnList list = new InsnList();
    list.add(new VarInsnNode(Opcodes.LLOAD, 1)); //  nanos
    return insertSkip(list, HookCalls.threadHook("parkNanos", "(J)Z"));
  }

  private boolean secureBytes() {
    InsnList list = new InsnList();
    list.add(new VarInsnNode(Opcodes.ALOAD, 1)); //  bytes
    return insertSkip(list, HookCalls.jdkHook("secureBytes", "([B)Z"));
  }

  private boolean insertSkip(InsnList list, MethodInsnNode hook) {
    LabelNode goOn = new LabelNode();
    list.add(hook); //  dealt with
    list.add(new JumpInsnNode(Opcodes.IFEQ, goOn)); //  -
    list.add(new InsnNode(Opcodes.RETURN));
    list.add(goOn);
    context.addEntryFrame(list, method);
    method.instructions.insert(list);
    return true;
  }

  private boolean uncaught() {
    InsnList list = new InsnList();
    list.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  thread
    KeptState.readInside(list, context, method, "UncaughtExceptionHandler", false); //  -
    list.add(new InsnNode(Opcodes.ACONST_NULL)); //  null
    KeptState.readInside(list, context, method, KeptState.DEFAULT, true); //  -
    list.add(new VarInsnNode(Opcodes.ALOAD, 1)); //  thrown
    return insertSkip(list, HookCalls.uncaught());
  }

  /** {@code if (ThreadHooks.namesThreads()) return ThreadHooks.threadName();} */
  private boolean naming() {
    LabelNode goOn = new LabelNode();
    InsnList list = new InsnList();
    list.add(HookCalls.threadHook("namesThreads", "()Z")); //  names
    list.add(new JumpInsnNode(Opcodes.IFEQ, goOn)); //  -
    list.add(HookCalls.threadHook("threadName", "()Ljava/lang/String;")); //  name
    list.add(new InsnNode(Opcodes.ARETURN));
    list.add(goOn);
    context.addEntryFrame(list, method);
    method.instructions.insert(list);
    return true;
  }

  /** What the target prints must not tell how deep it sits in our own frames. */
  private boolean cutStackTrace() {
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == Opcodes.ARETURN) {
        method.instructions.insertBefore(
            i, HookCalls.threadHook("stackTrace", "(" + STACK_TRACE + ")" + STACK_TRACE)); //  trace
      }
    }
    return true;
  }

  /** What any agent makes of a class is looked at: ours may have been through it before. */
  private boolean watchAgents() {
    if (!method.desc.equals(TRANSFORM)) {
      return false;
    }
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == Opcodes.ARETURN) {
        InsnList list = new InsnList();
        list.add(new InsnNode(Opcodes.DUP)); //  after after
        list.add(new VarInsnNode(Opcodes.ALOAD, 0)); //  after after agent
        list.add(new VarInsnNode(Opcodes.ALOAD, 3)); //  after after agent name
        list.add(new VarInsnNode(Opcodes.ALOAD, 6)); //  after after agent name before
        list.add(HookCalls.passed("([BLjava/lang/Object;Ljava/lang/String;[B)V")); //  after
        method.instructions.insertBefore(i, list);
      }
    }
    return true;
  }

  private boolean numbering() {
    boolean isLong = method.desc.endsWith("J");
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i.getOpcode() == (isLong ? Opcodes.LRETURN : Opcodes.IRETURN)) {
        method.instructions.insertBefore(
            i,
            isLong
                ? HookCalls.threadHook("threadId", "(J)J")
                : HookCalls.threadHook("threadNumber", "(I)I"));
      }
    }
    return true;
  }
}
