package dev.unravel.agent.points;

import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.HookCalls;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls to natives, intrinsics and the like whose own bodies cannot carry a hook. */
public final class Replacements {
  private static final String THREAD = "java/lang/Thread";
  private static final String THREAD_TYPE = "Ljava/lang/Thread;";
  private static final String THREADS = "[Ljava/lang/Thread;";
  private static final String GROUP = "java/lang/ThreadGroup";
  private static final String RUNTIME = "java/lang/Runtime";
  private static final String RUNTIME_TYPE = "Ljava/lang/Runtime;";
  private static final String UNSAFE = "jdk/internal/misc/Unsafe";

  private record Hook(String owner, String name, String descriptor) {}

  /** By owner, name and descriptor. */
  private static final Map<String, Hook> BY_CALL =
      Map.ofEntries(
          Map.entry(
              "java/lang/System.nanoTime()J", new Hook(HookCalls.JDK_HOOKS, "nanoTime", "()J")),
          Map.entry(
              "java/lang/System.currentTimeMillis()J",
              new Hook(HookCalls.JDK_HOOKS, "currentTimeMillis", "()J")),
          Map.entry(
              "jdk/internal/misc/VM.getNanoTimeAdjustment(J)J",
              new Hook(HookCalls.JDK_HOOKS, "nanoTimeAdjustment", "(J)J")),
          Map.entry("java/lang/System.exit(I)V", new Hook(HookCalls.EXIT_HOOKS, "exit", "(I)V")),
          Map.entry(
              THREAD + ".activeCount()I", new Hook(HookCalls.GROUP_HOOKS, "activeCount", "()I")),
          Map.entry(
              THREAD + ".enumerate(" + THREADS + ")I",
              new Hook(HookCalls.GROUP_HOOKS, "enumerate", "(" + THREADS + ")I")),
          Map.entry(
              GROUP + ".activeCount()I",
              new Hook(HookCalls.GROUP_HOOKS, "activeCount", "(L" + GROUP + ";)I")),
          Map.entry(
              GROUP + ".enumerate(" + THREADS + ")I",
              new Hook(HookCalls.GROUP_HOOKS, "enumerate", "(L" + GROUP + ";" + THREADS + ")I")),
          Map.entry(
              GROUP + ".enumerate(" + THREADS + "Z)I",
              new Hook(HookCalls.GROUP_HOOKS, "enumerate", "(L" + GROUP + ";" + THREADS + "Z)I")),
          Map.entry(
              GROUP + ".interrupt()V",
              new Hook(HookCalls.GROUP_HOOKS, "interrupt", "(L" + GROUP + ";)V")),
          Map.entry(
              RUNTIME + ".exit(I)V",
              new Hook(HookCalls.EXIT_HOOKS, "exit", "(" + RUNTIME_TYPE + "I)V")),
          Map.entry(
              RUNTIME + ".halt(I)V",
              new Hook(HookCalls.EXIT_HOOKS, "halt", "(" + RUNTIME_TYPE + "I)V")),
          Map.entry(
              RUNTIME + ".availableProcessors()I",
              new Hook(HookCalls.JDK_HOOKS, "availableProcessors", "(" + RUNTIME_TYPE + ")I")),
          Map.entry(
              RUNTIME + ".addShutdownHook(" + THREAD_TYPE + ")V",
              new Hook(
                  HookCalls.EXIT_HOOKS,
                  "addShutdownHook",
                  "(" + RUNTIME_TYPE + THREAD_TYPE + ")V")),
          Map.entry(
              RUNTIME + ".removeShutdownHook(" + THREAD_TYPE + ")Z",
              new Hook(
                  HookCalls.EXIT_HOOKS,
                  "removeShutdownHook",
                  "(" + RUNTIME_TYPE + THREAD_TYPE + ")Z")),
          Map.entry(
              UNSAFE + ".park(ZJ)V",
              new Hook(HookCalls.THREAD_HOOKS, "unsafePark", "(L" + UNSAFE + ";ZJ)V")),
          Map.entry(
              UNSAFE + ".unpark(Ljava/lang/Object;)V",
              new Hook(
                  HookCalls.THREAD_HOOKS,
                  "unsafeUnpark",
                  "(L" + UNSAFE + ";Ljava/lang/Object;)V")));

  /** The same where runs are recorded. */
  private static final Map<String, Hook> OF_SURROUNDINGS =
      Map.of(
          "java/lang/System.getenv(Ljava/lang/String;)Ljava/lang/String;",
          new Hook(
              HookCalls.JDK_HOOKS, "environmentVariable", "(Ljava/lang/String;)Ljava/lang/String;"),
          "java/lang/System.getenv()Ljava/util/Map;",
          new Hook(HookCalls.JDK_HOOKS, "environment", "()Ljava/util/Map;"));

  private static final String CLASS_LOADER = "java/lang/ClassLoader";

  private static final String LOAD_CLASS = "loadClass(Ljava/lang/String;)Ljava/lang/Class;";

  private static final Hook LOADING =
      new Hook(
          HookCalls.CLASS_HOOKS,
          "loadClass",
          "(L" + CLASS_LOADER + ";Ljava/lang/String;)Ljava/lang/Class;");

  /** Methods of Thread, which a subclass of it may stand for as the owner. */
  private static final Map<String, Hook> OF_THREAD =
      Map.of(
          "sleep(J)V", new Hook(HookCalls.THREAD_HOOKS, "sleep", "(J)V"),
          "yield()V", new Hook(HookCalls.THREAD_HOOKS, "yieldProcessor", "()V"),
          "onSpinWait()V", new Hook(HookCalls.THREAD_HOOKS, "yieldProcessor", "()V"),
          "join(J)V", new Hook(HookCalls.THREAD_HOOKS, "joinMillis", "(" + THREAD_TYPE + "J)V"),
          "join(Ljava/time/Duration;)Z",
              new Hook(
                  HookCalls.THREAD_HOOKS,
                  "joinDuration",
                  "(" + THREAD_TYPE + "Ljava/time/Duration;)Z"),
          "isAlive()Z", new Hook(HookCalls.THREAD_HOOKS, "isAlive", "(" + THREAD_TYPE + ")Z"),
          "getState()Ljava/lang/Thread$State;",
              new Hook(
                  HookCalls.THREAD_HOOKS,
                  "getState",
                  "(" + THREAD_TYPE + ")Ljava/lang/Thread$State;"),
          "holdsLock(Ljava/lang/Object;)Z",
              new Hook(HookCalls.THREAD_HOOKS, "holdsLock", "(Ljava/lang/Object;)Z"),
          "interrupted()Z", new Hook(HookCalls.THREAD_HOOKS, "", ""),
          "isInterrupted()Z", new Hook(HookCalls.THREAD_HOOKS, "", ""));

  private static final Hook SET_DAEMON =
      new Hook(HookCalls.THREAD_HOOKS, "setDaemon", "(" + THREAD_TYPE + "Z)V");

  private static final Hook CARRIER_THREAD =
      new Hook(HookCalls.THREAD_HOOKS, "carrierThread", "(Ljava/lang/Object;)" + THREAD_TYPE);

  /** From here on the JVM itself can be told which thread is the current one. */
  private static final int FIRST_JDK_THAT_SETS_CURRENT = 21;

  private static final Hook CURRENT_THREAD =
      new Hook(HookCalls.THREAD_HOOKS, "currentThread", "()" + THREAD_TYPE);

  private static final Set<String> STATUS_READS = Set.of("interrupted", "isInterrupted");

  /** The clock, where the target gets to see what it shows. */
  private static final Map<String, String> CLOCKS =
      Map.of("nanoTime", "readNanoTime", "currentTimeMillis", "readCurrentTimeMillis");

  private static final String LOCAL_RANDOM = "java/util/concurrent/ThreadLocalRandom";

  private Replacements() {}

  /** The rest of the JDK reads the clock only to wait. */
  private static boolean tellsTime(ClassContext context) {
    String name = context.node().name;
    return context.isTarget()
        || name.startsWith("java/time/")
        || name.equals("java/util/Date")
        || name.equals("java/util/GregorianCalendar");
  }

  private static boolean canSetCurrent(ClassContext context) {
    return Runtime.version().feature() >= FIRST_JDK_THAT_SETS_CURRENT
        && !context.options().debugged();
  }

  /** What to put in place of a call, or null. */
  public static MethodInsnNode of(ClassContext context, MethodInsnNode call) {
    String key = call.name + call.desc;
    Hook hook = BY_CALL.get(call.owner + "." + key);
    if (context.isTarget() && call.owner.equals(LOCAL_RANDOM) && call.name.equals("current")) {
      hook = new Hook(HookCalls.JDK_HOOKS, "localRandom", call.desc);
    }
    if (hook == null && context.yieldPoints()) {
      hook = OF_SURROUNDINGS.get(call.owner + "." + key);
    }
    if (hook == null && call.name.equals("currentCarrierThread") && drawsForCarriers(context)) {
      hook = CARRIER_THREAD;
    }
    if (hook == null && call.name.equals("currentThread") && call.owner.equals(THREAD)) {
      if (canSetCurrent(context)) {
        return null;
      }
      hook = CURRENT_THREAD;
    }
    if (hook == null && context.isTarget() && isLoading(context, call, key)) {
      hook = LOADING;
    }
    if (hook == null) {
      hook = key.equals("setDaemon(Z)V") ? SET_DAEMON : OF_THREAD.get(key);
      if (hook == null || !isOfThread(context, call.owner, key)) {
        return null;
      }
      if (isStatusRead(call) && !context.isTarget() && !context.isInside()) {
        return null;
      }
    }
    String name =
        hook.name.equals("yieldProcessor") && !context.isTarget()
            ? "yieldInside"
            : tellsTime(context) ? CLOCKS.getOrDefault(hook.name, hook.name) : hook.name;
    return new MethodInsnNode(Opcodes.INVOKESTATIC, hook.owner, name, hook.descriptor, false);
  }

  private static boolean isLoading(ClassContext context, MethodInsnNode call, String key) {
    return key.equals(LOAD_CLASS)
        && call.getOpcode() == Opcodes.INVOKEVIRTUAL
        && context.facts().extendsClass(context.loader(), call.owner, CLASS_LOADER);
  }

  /**
   * Newer JDKs keep a thread's probe, which says where in java.util.concurrent it looks first, in
   * its carrier. Ours carry many, so it would not repeat.
   */
  private static boolean drawsForCarriers(ClassContext context) {
    return context.options().pointsInside()
        && context.node().name.equals("java/util/concurrent/ThreadLocalRandom");
  }

  /** Whether the target starts a thread; within the method it is too late for a point. */
  static boolean isStart(ClassContext context, MethodInsnNode call) {
    String key = call.name + call.desc;
    return context.isTarget() && key.equals("start()V") && isOfThread(context, call.owner, key);
  }

  static boolean isStatusRead(MethodInsnNode call) {
    return STATUS_READS.contains(call.name) && call.desc.equals("()Z");
  }

  /** Whether a call goes to Thread; a subclass may have a sleep or a getState of its own. */
  private static boolean isOfThread(ClassContext context, String owner, String method) {
    return owner.equals(THREAD)
        || !owner.startsWith("[")
            && !owner.startsWith("java/lang/")
            && context.facts().extendsClass(context.loader(), owner, THREAD)
            && !context.facts().hides(context.loader(), owner, THREAD, method);
  }
}
