package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.jvm.VirtualThreads;
import dev.unravel.runtime.memory.SharedKinds;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.race.ConflictDetector;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.Spinning;
import dev.unravel.runtime.schedule.VirtualTime;
import dev.unravel.runtime.sync.Monitors;
import dev.unravel.runtime.sync.ThreadNames;
import dev.unravel.runtime.sync.ThreadNumbers;
import dev.unravel.runtime.sync.Threads;
import dev.unravel.runtime.target.OwnFrames;
import dev.unravel.runtime.target.UserFrames;
import dev.unravel.trace.Operation;
import java.time.Duration;
import jdk.internal.misc.Unsafe;

/**
 * Hooks at threads: starting, joining, sleeping, parking, interrupting, and what a thread is asked
 * for. They stand in the JDK's own classes, or in place of calls to what is native or intrinsic. A
 * boolean result says whether the call has been dealt with; if not, the original goes on.
 */
public final class ThreadHooks {
  private static final int MOST_INSIDE_YIELDS = 2_000;

  private ThreadHooks() {}

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

  /** In place of Thread.start0, and of a virtual thread's submission to its scheduler. */
  public static void start(Thread thread) {
    ControlledThread c = Control.current();
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
    if (Control.current() == null) {
      VirtualThreads.reallyNotify(thread, true);
    }
  }

  /** The same for its end. */
  public static void virtualEnd(Thread thread) {
    if (Control.current() == null) {
      VirtualThreads.reallyNotify(thread, false);
    }
  }

  /**
   * In place of calls to Thread.currentThread where the JVM cannot be told: the thread of the
   * target, not the carrier it runs on.
   */
  public static Thread currentThread() {
    return Control.thread();
  }

  /** In place of asking the JDK's own access object for the carrier. */
  public static Thread carrierThread(Object access) {
    return currentThread();
  }

  public static boolean join(Thread thread, long millis) throws InterruptedException {
    ControlledThread c = Control.aboutToBlock();
    ControlledThread t = c == null ? null : asked(c, thread);
    if (t == null) {
      // A thread that was never started, or one of the JVM's own: nothing to wait for here.
      return c != null && millis >= 0 && thread.getState() == Thread.State.NEW;
    }
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    Threads.join(c, t, VirtualTime.nanos(millis, 0));
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
    ControlledThread c = Control.aboutToBlock();
    ControlledThread t = c == null ? null : of(thread);
    if (t == null) {
      return JdkThreads.reallyJoin(thread, wait);
    }
    endsApart(c);
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
    ControlledThread c = Control.aboutToBlock();
    if (c == null) {
      return false;
    }
    if (nanos < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    Threads.sleep(c, nanos);
    return true;
  }

  private static boolean sleepMillis(long millis) throws InterruptedException {
    return sleepNanos(millis < 0 ? -1 : VirtualTime.nanos(millis, 0));
  }

  /** In place of calls to {@code Thread.sleep(millis)}, which is native on JDK 17. */
  public static void sleep(long millis) throws InterruptedException {
    if (!sleepMillis(millis)) {
      Thread.sleep(millis);
    }
  }

  /** In place of calls to Thread.yield and Thread.onSpinWait. */
  public static void yieldProcessor() {
    ControlledThread c = Control.aboutToBlock();
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
    ControlledThread c = Control.aboutToBlock();
    if (c == null) {
      Thread.yield();
    } else if (++c.insideYields > MOST_INSIDE_YIELDS) {
      c.insideYields = 0;
      Spinning.giveWay(c);
    }
  }

  public static boolean interrupt(Thread thread) {
    Effects.touch();
    ControlledThread c = Control.acting();
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
    ControlledThread c = Control.acting();
    if (c != null) {
      pointUnlessQuiet(c, Operation.READ, Sites.STATUS, thread);
    }
  }

  /** The same inside java.util.concurrent, where that has points. */
  public static void statusInside(Thread thread) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Control.acting();
    if (c != null) {
      pointUnlessQuiet(c, Operation.READ, Sites.STATUS_INSIDE, thread);
    }
  }

  public static boolean isAlive(Thread thread) {
    ControlledThread c = Control.acting();
    ControlledThread t = c == null ? null : asked(c, thread);
    if (t == null) {
      return thread.isAlive();
    }
    endsApart(c);
    status(thread);
    return t.state != ControlledThread.State.ENDED;
  }

  /** The target is about to start a thread. */
  public static void aboutToStart(Thread thread) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Control.acting();
    if (c != null && thread != null && SharedKinds.contain(SharedKinds.UNSTARTED)) {
      pointUnlessQuiet(c, Operation.READ, Sites.STATUS, thread);
    }
  }

  /** Somebody sees whether a thread has ended, or only done what it does. */
  private static void endsApart(ControlledThread c) {
    if (c.quiet == 0 && !SharedKinds.contain(SharedKinds.STATUS_ASKED)) {
      SharedKinds.add(SharedKinds.STATUS_ASKED);
    }
  }

  /** The thread that somebody asks about, or null if nobody has started it. */
  private static ControlledThread asked(ControlledThread c, Thread thread) {
    StepUses.note(thread, StepUses.STARTED, StepUses.READ);
    if (of(thread) == null
        && Scheduler.threadCount > 1
        && c.quiet == 0
        && thread.getState() == Thread.State.NEW) {
      Unmodelled.noteLoss("a thread that nobody has started is asked about");
      if (SharedKinds.contain(SharedKinds.UNSTARTED)) {
        pointUnlessQuiet(c, Operation.READ, Sites.STATUS, thread);
      } else {
        SharedKinds.add(SharedKinds.UNSTARTED);
      }
    }
    return of(thread);
  }

  /** In place of Thread.setDaemon, which refuses once the thread is alive. */
  public static void setDaemon(Thread thread, boolean daemon) {
    if (Control.current() != null && isAlive(thread)) {
      throw new IllegalThreadStateException();
    }
    thread.setDaemon(daemon);
  }

  public static Thread.State getState(Thread thread) {
    ControlledThread c = Control.acting();
    ControlledThread t = c == null ? null : asked(c, thread);
    if (t == null) {
      return thread.getState();
    }
    endsApart(c);
    status(thread);
    // What it waits for others may have.
    StepUses.note(StepUses.ALL, StepUses.WRITE);
    return Threads.state(t);
  }

  public static boolean holdsLock(Object object) {
    ControlledThread c = Control.acting();
    if (c == null) {
      return Thread.holdsLock(object);
    }
    if (object == null) {
      throw new NullPointerException();
    }
    return Monitors.holds(c, object);
  }

  public static long threadId(long real) {
    return Control.current() == null ? real : ThreadNumbers.nextId();
  }

  public static int threadNumber(int real) {
    return Control.current() == null ? real : ThreadNumbers.nextNumber();
  }

  /** Whether threads that the target does not name itself get their names here. */
  public static boolean namesThreads() {
    return Control.current() != null;
  }

  /** The next such name: to put it together anew costs more than all else about a thread. */
  public static String threadName() {
    return ThreadNames.of(ThreadNumbers.nextNumber());
  }

  /** A stack trace without the frames below the target's; for itself without any of ours. */
  public static StackTraceElement[] stackTrace(StackTraceElement[] trace) {
    StackTraceElement[] above = UserFrames.withoutOurs(trace);
    return Control.current() == null ? above : OwnFrames.leaveOut(above);
  }

  // ---- parking

  public static boolean park() {
    return parkUntil(ControlledThread.NEVER, true);
  }

  public static boolean parkNanos(long nanos) {
    return parkUntil(nanos, false);
  }

  private static boolean parkUntil(long nanos, boolean forEver) {
    ControlledThread c = Control.aboutToBlock();
    if (c == null) {
      return false;
    }
    if (InsideHooks.on) {
      // A permit that is there already lets it pass without an action.
      statusInside(c.thread);
    }
    Threads.park(c, forEver ? ControlledThread.NEVER : Threads.after(nanos));
    return true;
  }

  private static boolean parkUntilMillis(long millis) {
    if (Control.current() == null) {
      return false;
    }
    Effects.touch();
    StepUses.note(StepUses.CLOCK, StepUses.READ);
    return parkNanos(VirtualTime.nanosUntil(millis));
  }

  public static boolean unpark(Thread thread) {
    ControlledThread c = Control.acting();
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
}
