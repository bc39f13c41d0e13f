package dev.unravel.runtime;

import dev.unravel.trace.Chart;
import dev.unravel.trace.Operation;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import jdk.internal.misc.Unsafe;

/**
 * What the JDK's own classes call once they are instrumented, and what calls to them are replaced
 * by where they are native or intrinsic: threads, parking, time, randomness, exit. A boolean result
 * says whether the call has been dealt with; if not, the original goes on.
 */
public final class JdkHooks {
  static final int PROCESSORS = 4;
  private static final int MOST_INSIDE_YIELDS = 2_000;

  private JdkHooks() {}

  /** The calling thread if it is controlled; unwinds a left-over thread, for it must not block. */
  private static ControlledThread aboutToBlock() {
    ControlledThread c = Hooks.current();
    if (c != null && c.killed) {
      Hooks.unwind(c);
    }
    return c;
  }

  /** The calling thread if it is controlled and its execution still goes on. */
  private static ControlledThread current() {
    ControlledThread c = Hooks.current();
    return c != null && !c.killed ? c : null;
  }

  private static ControlledThread of(Thread thread) {
    return Scheduler.byThread.get(thread);
  }

  private static void pointUnlessQuiet(
      ControlledThread c, Operation operation, int site, Object object) {
    if (c.quiet == 0) {
      c.index = -1;
      Scheduler.point(c, operation, site, object);
    }
  }

  // ---- threads

  /** In place of Thread.start0, and of a virtual thread's submission to its scheduler. */
  public static void start(Thread thread) {
    ControlledThread c = Hooks.current();
    boolean isOurs = c != null && !JdkThreads.isCleaner(thread);
    if (!isOurs || !(c.killed || Threads.start(c, thread))) {
      JdkThreads.reallyStart(thread);
    }
  }

  /**
   * In place of what a virtual thread tells the JVM when it starts. The JVM takes that for the end
   * of a switch of carriers and the next for the beginning of another; as ours never switch, it
   * would wait for the rest and hide all that happens meanwhile, the loading of classes included.
   */
  public static void virtualStart(Thread thread) {
    if (Hooks.current() == null) {
      VirtualThreads.reallyNotify(thread, true);
    }
  }

  /** The same for its end. */
  public static void virtualEnd(Thread thread) {
    if (Hooks.current() == null) {
      VirtualThreads.reallyNotify(thread, false);
    }
  }

  /**
   * In place of calls to Thread.currentThread where the JVM cannot be told: the thread of the
   * target, not the carrier it runs on.
   */
  public static Thread currentThread() {
    ControlledThread c = Hooks.current();
    return c != null ? c.thread : Stepping.evaluator(Thread.currentThread());
  }

  /** In place of asking the JDK's own access object for the carrier. */
  public static Thread carrierThread(Object access) {
    return currentThread();
  }

  /**
   * First thing in dispatchUncaughtException. The handlers still run; the execution ends with the
   * thread. Our own unwinding is none of their business.
   */
  public static boolean uncaught(Throwable thrown) {
    // Unwinding through a finally block may turn our Error into another exception.
    if (thrown instanceof Kill || Scheduler.over && Hooks.current() != null) {
      return true;
    }
    ControlledThread c = Hooks.current();
    if (c != null && Scheduler.outcome == null && !(thrown instanceof ThreadDeath)) {
      Object token = Hooks.leaveControl();
      try {
        Scheduler.outcome = Failures.uncaught(c, thrown);
        Failures.hideTool(thrown);
      } finally {
        Hooks.returnToControl(token);
      }
    }
    return false;
  }

  public static boolean join(Thread thread, long millis) throws InterruptedException {
    ControlledThread c = aboutToBlock();
    ControlledThread t = c == null ? null : of(thread);
    if (t == null) {
      // A thread that was never started, or one of the JVM's own: nothing to wait for here.
      return c != null && millis >= 0 && thread.getState() == Thread.State.NEW;
    }
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    Threads.join(c, t, Hooks.nanos(millis, 0));
    return true;
  }

  public static boolean join(Thread thread) throws InterruptedException {
    return join(thread, 0);
  }

  /** In place of calls to {@code thread.join(millis)}, whose own body is synchronized on JDK 17. */
  public static void joinMillis(Thread thread, long millis) throws InterruptedException {
    if (!join(thread, millis)) {
      thread.join(millis);
    }
  }

  /** In place of calls to {@code thread.join(duration)}, which came with JDK 19. */
  public static boolean joinDuration(Thread thread, Duration wait) throws InterruptedException {
    ControlledThread c = aboutToBlock();
    ControlledThread t = c == null ? null : of(thread);
    if (t == null) {
      return JdkThreads.reallyJoin(thread, wait);
    }
    if (wait.isNegative() || wait.isZero()) {
      status(thread);
    } else {
      Threads.join(c, t, nanosOf(wait));
    }
    return t.state == ControlledThread.State.ENDED;
  }

  private static long nanosOf(Duration duration) {
    try {
      return duration.toNanos();
    } catch (ArithmeticException tooLong) {
      return Long.MAX_VALUE / 2;
    }
  }

  public static boolean sleepNanos(long nanos) throws InterruptedException {
    ControlledThread c = aboutToBlock();
    if (c == null) {
      return false;
    }
    if (nanos < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    Threads.sleep(c, nanos);
    return true;
  }

  public static boolean sleepMillis(long millis) throws InterruptedException {
    return sleepNanos(millis < 0 ? -1 : Hooks.nanos(millis, 0));
  }

  /** In place of calls to {@code Thread.sleep(millis)}, which is native on JDK 17. */
  public static void sleep(long millis) throws InterruptedException {
    if (!sleepMillis(millis)) {
      Thread.sleep(millis);
    }
  }

  /** In place of calls to Thread.yield and Thread.onSpinWait. */
  public static void yieldProcessor() {
    ControlledThread c = aboutToBlock();
    if (c == null) {
      Thread.yield();
    } else {
      pointUnlessQuiet(c, Operation.YIELD, Sites.YIELD, null);
    }
  }

  /**
   * The same inside the JDK. Its classes spin a little before they park; making others go first
   * then would hide what happens if nobody comes, so that counts only if it goes on for long.
   */
  public static void yieldInside() {
    ControlledThread c = aboutToBlock();
    if (c == null) {
      Thread.yield();
    } else if (++c.insideYields > MOST_INSIDE_YIELDS) {
      c.insideYields = 0;
      Scheduler.giveWay(c);
    }
  }

  public static boolean interrupt(Thread thread) {
    Effects.touch();
    ControlledThread c = current();
    ControlledThread t = c == null ? null : of(thread);
    if (t == null) {
      return false;
    }
    pointUnlessQuiet(c, Operation.INTERRUPT, Sites.INTERRUPT, thread);
    if (ConflictDetector.on) {
      ConflictDetector.interrupts(c, t);
    }
    Threads.interrupt(t);
    return true;
  }

  /** A thread looks at another's status, or its own. */
  public static void status(Thread thread) {
    ControlledThread c = current();
    if (c != null) {
      pointUnlessQuiet(c, Operation.READ, Sites.STATUS, thread);
    }
  }

  /** The same inside java.util.concurrent, where that has points. */
  public static void statusInside(Thread thread) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : current();
    if (c != null) {
      pointUnlessQuiet(c, Operation.READ, Sites.STATUS_INSIDE, thread);
    }
  }

  public static boolean isAlive(Thread thread) {
    ControlledThread c = current();
    ControlledThread t = c == null ? null : of(thread);
    if (t == null) {
      return thread.isAlive();
    }
    status(thread);
    return t.state != ControlledThread.State.ENDED;
  }

  /** In place of Thread.setDaemon, which refuses once the thread is alive. */
  public static void setDaemon(Thread thread, boolean daemon) {
    if (current() != null && isAlive(thread)) {
      throw new IllegalThreadStateException();
    }
    thread.setDaemon(daemon);
  }

  // The threads of a group.

  public static int activeCount() {
    return current() == null
        ? Thread.activeCount()
        : activeCount(Thread.currentThread().getThreadGroup());
  }

  public static int activeCount(ThreadGroup group) {
    return current() == null ? group.activeCount() : ThreadCounts.list(group, null, true);
  }

  public static int enumerate(Thread[] into) {
    return current() == null
        ? Thread.enumerate(into)
        : enumerate(Thread.currentThread().getThreadGroup(), into, true);
  }

  public static int enumerate(ThreadGroup group, Thread[] into) {
    return enumerate(group, into, true);
  }

  public static int enumerate(ThreadGroup group, Thread[] into, boolean recursive) {
    return current() == null
        ? group.enumerate(into, recursive)
        : ThreadCounts.list(group, into, recursive);
  }

  public static void interrupt(ThreadGroup group) {
    if (current() == null) {
      group.interrupt();
    } else {
      ThreadCounts.interruptAll(group);
    }
  }

  public static Thread.State getState(Thread thread) {
    ControlledThread c = current();
    ControlledThread t = c == null ? null : of(thread);
    if (t == null) {
      return thread.getState();
    }
    status(thread);
    return Threads.state(t);
  }

  public static boolean holdsLock(Object object) {
    ControlledThread c = current();
    if (c == null) {
      return Thread.holdsLock(object);
    }
    if (object == null) {
      throw new NullPointerException();
    }
    return Monitors.holds(c, object);
  }

  public static long threadId(long real) {
    return Hooks.current() == null ? real : Hooks.nextThreadId();
  }

  public static int threadNumber(int real) {
    return Hooks.current() == null ? real : Hooks.nextThreadNumber();
  }

  /** Whether threads that the target does not name itself get their names here. */
  public static boolean namesThreads() {
    return Hooks.current() != null;
  }

  /** The next such name: to put it together anew costs more than all else about a thread. */
  public static String threadName() {
    return ThreadNames.of(Hooks.nextThreadNumber());
  }

  /** A stack trace without the frames below the target's; for itself without any of ours. */
  public static StackTraceElement[] stackTrace(StackTraceElement[] trace) {
    StackTraceElement[] above = UserFrames.withoutOurs(trace);
    return Hooks.current() == null ? above : OwnFrames.leaveOut(above);
  }

  // ---- parking

  public static boolean park() {
    return parkUntil(ControlledThread.NEVER, true);
  }

  public static boolean parkNanos(long nanos) {
    return parkUntil(nanos, false);
  }

  private static boolean parkUntil(long nanos, boolean forEver) {
    ControlledThread c = aboutToBlock();
    if (c == null) {
      return false;
    }
    if (InsideHooks.on) {
      // A permit that is there already lets it pass without an action.
      statusInside(c.thread);
    }
    Threads.park(c, forEver ? ControlledThread.NEVER : VirtualTime.after(nanos));
    return true;
  }

  public static boolean parkUntilMillis(long millis) {
    return Hooks.current() != null && parkNanos(VirtualTime.nanosUntil(millis));
  }

  public static boolean unpark(Thread thread) {
    ControlledThread c = current();
    ControlledThread t = c == null ? null : of(thread);
    if (t == null) {
      return c != null && thread == null;
    }
    if (InsideHooks.on && Scheduler.threadCount > 1) {
      pointUnlessQuiet(c, Operation.UNPARK, Sites.UNPARK, thread);
    }
    if (ConflictDetector.on) {
      ConflictDetector.unparks(c, t);
    }
    Threads.unpark(t);
    return true;
  }

  /** In place of Unsafe.park inside java.util.concurrent. */
  public static void unsafePark(Unsafe unsafe, boolean absolute, long time) {
    boolean dealtWith;
    if (absolute) {
      dealtWith = parkUntilMillis(time);
    } else {
      dealtWith = time == 0 ? park() : parkNanos(time);
    }
    if (!dealtWith) {
      unsafe.park(absolute, time);
    }
  }

  /** In place of Unsafe.unpark inside java.util.concurrent. */
  public static void unsafeUnpark(Unsafe unsafe, Object thread) {
    if (!unpark((Thread) thread)) {
      unsafe.unpark(thread);
    }
  }

  // ---- surroundings; hooked at point level yield only

  /** In place of System.getenv(name). */
  public static String environmentVariable(String name) {
    Capture capture = Hooks.current() == null ? null : Scheduler.capture;
    if (capture == null || name == null) {
      return System.getenv(name);
    }
    Object token = Hooks.leaveControl();
    try {
      return capture.surroundings.variable(name);
    } finally {
      Hooks.returnToControl(token);
    }
  }

  /** In place of System.getenv(). */
  public static Map<String, String> environment() {
    Capture capture = Hooks.current() == null ? null : Scheduler.capture;
    if (capture == null) {
      return System.getenv();
    }
    Object token = Hooks.leaveControl();
    try {
      return capture.surroundings.variables();
    } finally {
      Hooks.returnToControl(token);
    }
  }

  /** The target is about to look at a system property. */
  public static void lookAtProperty(String name) {
    Capture capture = Hooks.current() == null ? null : Scheduler.capture;
    if (capture != null) {
      Object token = Hooks.leaveControl();
      capture.surroundings.look(name);
      Hooks.returnToControl(token);
    }
  }

  /** The target is about to get hold of all of them. */
  public static void lookAtProperties() {
    Capture capture = Hooks.current() == null ? null : Scheduler.capture;
    if (capture != null) {
      Object token = Hooks.leaveControl();
      capture.surroundings.lookAtAll();
      Hooks.returnToControl(token);
    }
  }

  static boolean propertiesTouched;

  /** The target may be about to change the system properties. */
  public static void touchProperties() {
    propertiesTouched = true;
  }

  // ---- time, randomness, identity

  /** The same in code of the target, and where the JDK tells it what time it is. */
  public static long readNanoTime() {
    Conditions.clockRead = true;
    return nanoTime();
  }

  public static long readCurrentTimeMillis() {
    Conditions.clockRead = true;
    return currentTimeMillis();
  }

  public static long nanoTime() {
    return Hooks.current() == null ? System.nanoTime() : VirtualTime.nanoTime();
  }

  public static long currentTimeMillis() {
    return Hooks.current() == null ? System.currentTimeMillis() : VirtualTime.currentTimeMillis();
  }

  /** In place of VM.getNanoTimeAdjustment, from which java.time makes its instants. */
  public static long nanoTimeAdjustment(long offsetSeconds) {
    if (Hooks.current() == null) {
      return jdk.internal.misc.VM.getNanoTimeAdjustment(offsetSeconds);
    }
    Conditions.clockRead = true;
    return VirtualTime.epochNanos(offsetSeconds);
  }

  public static int availableProcessors(Runtime runtime) {
    return Hooks.current() == null ? runtime.availableProcessors() : PROCESSORS;
  }

  /** The target is about to ask for an identity hash. */
  public static void prepareHash(Object object) {
    if (object != null && Hooks.current() != null) {
      Unmodelled.note(Chart.HASHES);
      Effects.touch();
      IdentityHashes.prepare(object);
    }
  }

  /** In place of calls of the target to ThreadLocalRandom.current. */
  public static ThreadLocalRandom localRandom() {
    Conditions.randomDrawn |= Hooks.current() != null;
    return ThreadLocalRandom.current();
  }

  public static boolean secureBytes(byte[] bytes) {
    if (Hooks.current() == null) {
      return false;
    }
    Unmodelled.note("random numbers are drawn");
    Conditions.randomDrawn = true;
    Randomness.fill(bytes);
    return true;
  }

  // ---- the JDK's own pools, one per execution

  /** What a read of the common pool's field gives. */
  public static Object commonPool(Object real) {
    return Hooks.current() == null ? real : SharedPools.common(real);
  }

  /** What a read of CompletableFuture's executor for timeouts gives. */
  public static Object delayer(Object real) {
    return Hooks.current() == null ? real : SharedPools.delayer(real);
  }

  // ---- the end

  public static void exit(int status) {
    ControlledThread c = aboutToBlock();
    if (c == null) {
      System.exit(status);
      return;
    }
    if (status != 0) {
      Scheduler.fail(c, Failures.exit(c, status));
    }
    Threads.runShutdownHooks(c);
    Scheduler.stop(c);
  }

  /** Ends the execution as {@link #exit} does, unless the end of this thread is that already. */
  public static void exitIfOthersGoOn() {
    if (Threads.othersGoOn()) {
      exit(0);
    }
  }

  public static void exit(Runtime runtime, int status) {
    exit(status);
  }

  public static void halt(Runtime runtime, int status) {
    ControlledThread c = aboutToBlock();
    if (c == null) {
      runtime.halt(status);
      return;
    }
    if (status != 0) {
      Scheduler.fail(c, Failures.exit(c, status));
    }
    Unmodelled.noteExit();
    Scheduler.stop(c);
  }

  public static void addShutdownHook(Runtime runtime, Thread hook) {
    if (current() == null) {
      runtime.addShutdownHook(hook);
      return;
    }
    Thread[] hooks = Threads.shutdownHooks;
    if (Arrays.asList(hooks).contains(hook)) {
      throw new IllegalArgumentException("Hook previously registered");
    }
    hooks = Arrays.copyOf(hooks, hooks.length + 1);
    hooks[hooks.length - 1] = hook;
    Threads.shutdownHooks = hooks;
  }

  public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
    if (current() == null) {
      return runtime.removeShutdownHook(hook);
    }
    Thread[] hooks = Threads.shutdownHooks;
    int at = Arrays.asList(hooks).indexOf(hook);
    if (at < 0) {
      return false;
    }
    Thread[] fewer = Arrays.copyOf(hooks, hooks.length - 1);
    System.arraycopy(hooks, at + 1, fewer, at, fewer.length - at);
    Threads.shutdownHooks = fewer;
    return true;
  }
}
