package dev.unravel.runtime;

import dev.unravel.trace.Operation;
import dev.unravel.trace.Round;
import java.lang.invoke.MethodHandles;

/**
 * What instrumented code calls: memory, monitors, calls into java.util.concurrent, loops and class
 * initialisation. Each method returns at once on a thread that is not controlled. The agent refers
 * to the methods by name, see its {@code HookCalls}; the hooks inside the JDK's own classes are in
 * {@link JdkHooks}, those for many elements of an array at once in {@link ArrayHooks}.
 */
public final class Hooks {
  /** Thread ids of the target start here, away from those of the JVM's own threads. */
  static final long FIRST_THREAD_ID = 1_000_000;

  private static long threadIds;
  private static int threadNumbers;

  private Hooks() {}

  static void resetNumbers() {
    threadIds = FIRST_THREAD_ID;
    threadNumbers = 0;
    SharedPools.forget();
  }

  static long nextThreadId() {
    return ++threadIds;
  }

  static int nextThreadNumber() {
    return threadNumbers++;
  }

  /** Whether the calling thread is the controlled thread that has the processor. */
  public static boolean controlled() {
    ControlledThread c = Scheduler.running;
    return c != null && c.identity == Thread.currentThread();
  }

  /** The calling thread if it is controlled, else null. */
  static ControlledThread current() {
    ControlledThread c = Scheduler.running;
    return c != null && c.identity == Thread.currentThread() ? c : null;
  }

  /** The calling thread if its operations are points, else null. Unwinds a left-over thread. */
  static ControlledThread atPoint() {
    ControlledThread c = current();
    if (c == null) {
      Conditions.foreignThread();
      return null;
    }
    if (c.quiet > 0) {
      return null;
    }
    if (c.killed) {
      unwind(c);
    }
    StackProbe.nowAndThen(c);
    return c;
  }

  /**
   * The same for hooks inside the JDK. These never unwind: an Error out of the middle of a static
   * initialiser, say, would leave a class of the JDK broken for good.
   */
  static ControlledThread insideJdk() {
    ControlledThread c = current();
    return c != null && !c.killed && c.quiet == 0 ? c : null;
  }

  static void unwind(ControlledThread c) {
    if (++c.kills > 1_000) {
      OsThreadBackend.abandon();
    }
    throw Kill.INSTANCE;
  }

  /** Makes the calling thread look uncontrolled until {@link #returnToControl}. */
  public static Object leaveControl() {
    ControlledThread c = current();
    if (c != null) {
      YieldPoints.pause();
      Scheduler.running = null;
    }
    return c;
  }

  public static void returnToControl(Object token) {
    if (token != null) {
      Scheduler.running = (ControlledThread) token;
      YieldPoints.resume((ControlledThread) token);
    }
  }

  // ---- memory; as long as there is one thread nobody could tell when it accesses what

  public static void read(Object object, int site) {
    access(Operation.READ, object, -1, site);
  }

  public static void write(Object object, int site) {
    access(Operation.WRITE, object, -1, site);
  }

  public static void readStatic(int site) {
    access(Operation.READ, null, -1, site);
  }

  public static void writeStatic(int site) {
    access(Operation.WRITE, null, -1, site);
  }

  public static void readArray(Object array, int index, int site) {
    access(Operation.READ, array, index, site);
  }

  public static void writeArray(Object array, int index, int site) {
    access(Operation.WRITE, array, index, site);
  }

  private static void access(Operation operation, Object object, int index, int site) {
    if (Scheduler.threadCount == 1) {
      return;
    }
    ControlledThread c = atPoint();
    if (c != null) {
      if (index >= 0) {
        SharedJdkObjects.touchOfTarget(c, object);
      }
      c.index = index;
      Scheduler.point(c, operation, site, object);
    } else {
      Outsiders.look(Scheduler.running);
    }
  }

  /** The target is about to access a field that a class of the JDK declares. */
  public static void inherited(Object object) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : insideJdk();
    if (c != null && object != null) {
      SharedJdkObjects.touch(c, object, false);
    }
  }

  // The same in the JDK's own collections and streams, where most objects are never shared.

  public static void readJdk(Object object, int site) {
    accessJdk(Operation.READ, object, -1, site);
  }

  public static void writeJdk(Object object, int site) {
    accessJdk(Operation.WRITE, object, -1, site);
  }

  public static void readArrayJdk(Object array, int index, int site) {
    accessJdk(Operation.READ, array, index, site);
  }

  public static void writeArrayJdk(Object array, int index, int site) {
    accessJdk(Operation.WRITE, array, index, site);
  }

  // In java.util.Arrays only arrays that others have told of, see ArrayHooks.

  public static void readArrayKnown(Object array, int index, int site) {
    accessKnown(Operation.READ, array, index, site);
  }

  public static void writeArrayKnown(Object array, int index, int site) {
    accessKnown(Operation.WRITE, array, index, site);
  }

  private static void accessKnown(Operation operation, Object array, int index, int site) {
    Effects.touch();
    // The tables are for controlled threads alone, and null is the array's own exception.
    if (Scheduler.threadCount > 1
        && array != null
        && insideJdk() != null
        && SharedJdkObjects.isKnown(array)) {
      accessJdk(operation, array, index, site);
    }
  }

  /**
   * An object of such a class was made: its maker is the first to touch it. What an initialiser
   * makes counts even if nobody may come in between.
   */
  public static void createdJdk(Object object) {
    ControlledThread c = current();
    if (c != null && !c.killed && c.quiet == c.quietInitialiser) {
      SharedJdkObjects.created(c, object);
    }
  }

  private static void accessJdk(Operation operation, Object object, int index, int site) {
    if (Scheduler.threadCount == 1) {
      return;
    }
    ControlledThread c = insideJdk();
    if (c != null && object != null && SharedJdkObjects.touch(c, object, index >= 0)) {
      c.index = index;
      int ownSite = c.ownSite();
      Scheduler.point(c, operation, site, object);
      c.keepOwnSite(ownSite);
    }
  }

  /** The target has made an object; only where somebody wants to know. */
  public static void made(Object object, int site) {
    ControlledThread c = current();
    if (c != null && Allocations.on) {
      Allocations.made(c, object, site);
    }
  }

  /**
   * The same for a copy of an array. What is in it when it is made is the same in all executions
   * only as long as there is one thread.
   */
  public static void cloned(Object array, int site) {
    if (Scheduler.threadCount == 1) {
      made(array, site);
    }
  }

  /** The same for an array, and the arrays in it. */
  public static void madeArrays(Object array, int site) {
    made(array, site);
    if (array instanceof Object[] rows) {
      for (Object row : rows) {
        if (row != null) {
          madeArrays(row, site);
        }
      }
    }
  }

  // ---- monitors; site 0 and up are points, INVISIBLE is the inside of java.util.concurrent

  /** Site argument of monitor operations that are no points of their own. */
  public static final int INVISIBLE = -1;

  public static void lock(Object object, int site) {
    if (object == null) {
      throw new NullPointerException();
    }
    ControlledThread c = current();
    if (c == null || c.killed) {
      return;
    }
    StackProbe.nowAndThen(c);
    Monitors.lock(c, object, Math.max(site, 0), site >= 0 && c.quiet == 0);
  }

  public static void unlock(Object object, int site) {
    ControlledThread c = current();
    if (c != null && !c.killed) {
      Monitors.unlock(c, object, Math.max(site, 0), site >= 0 && c.quiet == 0);
    }
  }

  // The same in the JDK's own collections and streams. Its start-up work takes thousands of locks,
  // which say nothing as long as there is one thread.

  public static void lockJdk(Object object, int site) {
    lock(object, jdkSite(site));
  }

  public static void unlockJdk(Object object, int site) {
    unlock(object, jdkSite(site));
  }

  private static int jdkSite(int site) {
    return Scheduler.threadCount > 1 && !TestFrameworks.runAlone() ? site : INVISIBLE;
  }

  public static void await(Object object, int site) throws InterruptedException {
    awaitNanos(object, 0, site);
  }

  public static void await(Object object, long millis, int site) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    awaitNanos(object, nanos(millis, 0), site);
  }

  public static void await(Object object, long millis, int nanos, int site)
      throws InterruptedException {
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException(
          millis < 0 ? "timeoutMillis value is negative" : "nanosecond timeout value out of range");
    }
    awaitNanos(object, nanos(millis, nanos), site);
  }

  private static void awaitNanos(Object object, long nanos, int site) throws InterruptedException {
    ControlledThread c = current();
    if (c == null) {
      // Reached only by a thread that got out of control inside a controlled method.
      throw new IllegalMonitorStateException("current thread is not owner");
    }
    if (c.killed) {
      unwind(c);
    }
    if (object == null) {
      throw new NullPointerException();
    }
    Monitors.await(c, object, nanos, Math.max(site, 0), site >= 0 && c.quiet == 0);
  }

  static long nanos(long millis, int nanos) {
    return millis > Long.MAX_VALUE / 2_000_000 ? Long.MAX_VALUE / 2 : millis * 1_000_000 + nanos;
  }

  public static void notify(Object object, int site) {
    notify(object, false, site);
  }

  public static void notifyAll(Object object, int site) {
    notify(object, true, site);
  }

  private static void notify(Object object, boolean all, int site) {
    if (object == null) {
      throw new NullPointerException();
    }
    ControlledThread c = current();
    if (c != null && !c.killed) {
      Monitors.notify(c, object, all, Math.max(site, 0), site >= 0 && c.quiet == 0);
    }
  }

  // ---- calls

  /** A call into java.util.concurrent. */
  public static void call(Object receiver, int site) {
    Conditions.concurrentCalls = true;
    point(Operation.CALL, receiver, site);
  }

  /** A call on an interface that a class of java.util.concurrent may stand behind. */
  public static void callIfConcurrent(Object receiver, int site) {
    if (receiver != null && ConcurrentClasses.contains(receiver.getClass())) {
      Conditions.concurrentCalls = true;
      point(Operation.CALL, receiver, site);
    }
  }

  /** A call on an object that may be one of a class of the JDK without points. */
  public static void callUncontrolled(Object receiver, int site) {
    if (Scheduler.threadCount == 1 || receiver == null) {
      return;
    }
    ControlledThread c = atPoint();
    if (c != null) {
      UncontrolledObjects.used(c, receiver, site);
    }
  }

  /** An atomic read, write or update through an atomic class, a VarHandle or Unsafe. */
  public static void atomicRead(Object receiver, int site) {
    point(Operation.READ, receiver, site);
  }

  public static void atomicWrite(Object receiver, int site) {
    point(Operation.WRITE, receiver, site);
  }

  public static void atomicUpdate(Object receiver, int site) {
    point(Operation.COMPARE_AND_SET, receiver, site);
  }

  /** Which element of an atomic array the next update is about; only where names are told. */
  public static void element(int index) {
    ControlledThread c = current();
    if (c != null) {
      c.element = index;
    }
  }

  private static void point(Operation operation, Object object, int site) {
    ControlledThread c = atPoint();
    if (c != null) {
      c.index = -1;
      Scheduler.point(c, operation, site, object);
    }
  }

  // ---- what orders threads, of interest only where conflicts are looked for

  /** A volatile read inside the JDK, or one through a handle. */
  public static void syncRead(Object object) {
    Effects.touch();
    if (ConflictDetector.on) {
      ConflictDetector.synchronises(object, true, false);
    }
  }

  public static void syncWrite(Object object) {
    Effects.touch();
    if (ConflictDetector.on) {
      ConflictDetector.synchronises(object, false, true);
    }
  }

  public static void syncUpdate(Object object) {
    Effects.touch();
    if (ConflictDetector.on) {
      ConflictDetector.synchronises(object, true, true);
    }
  }

  /** A constructor of a class with final fields returns. */
  public static void frozen(Object object) {
    ConflictDetector.freezes(object);
  }

  public static void readFinal(Object object) {
    ConflictDetector.readsFinal(object);
  }

  /** A lock of java.util.concurrent is taken, or given back if the owner is null. */
  public static void owns(Object lock, Thread owner) {
    ConflictDetector.owns(lock, owner);
  }

  // ---- loops and classes

  /** A loop goes round: after many rounds without a point the thread offers one. */
  public static void backEdge() {
    if (Scheduler.threadCount == 1) {
      return;
    }
    ControlledThread c = Scheduler.running;
    if (c != null && --c.loopBudget < 0) {
      offer();
    }
  }

  private static void offer() {
    ControlledThread c = atPoint();
    if (c != null) {
      c.loopBudget = Scheduler.LOOP_BUDGET;
      Scheduler.point(c, Operation.YIELD, Sites.LOOP, null);
    }
  }

  /** A loop that changes nothing of its thread's own is entered; only where names are told. */
  public static void loopEntered(int loop) {
    Rounds.add(loop, Round.Kind.ENTERED);
  }

  /** Its head is reached, from outside or from its end. */
  public static void loopAgain(int loop) {
    Rounds.add(loop, Round.Kind.ARRIVED);
  }

  /** Any other loop is begun; only where rounds are counted. */
  public static void loopBegun(int loop) {
    Rounds.count(loop, Round.Kind.BEGUN);
  }

  /** It goes round. */
  public static void loopRepeated(int loop) {
    Rounds.count(loop, Round.Kind.REPEATED);
  }

  /** It is left. */
  public static void loopLeft(int loop) {
    Rounds.count(loop, Round.Kind.LEFT);
  }

  /** A method begins that is called by those who do things for others: run, finalize, a lambda. */
  public static void entered() {
    Outsiders.look(Scheduler.running);
  }

  /** The target has defined a class that passes no agent. */
  public static void definedHidden(MethodHandles.Lookup defined) {
    BlindSpots.add("not instrumented: " + defined.lookupClass().getName() + " (a hidden class)");
  }

  /** Class loading and linkage: their operations are no points. */
  public static void quietEnter() {
    ControlledThread c = current();
    if (c != null) {
      beQuiet(c);
    }
  }

  static void beQuiet(ControlledThread c) {
    if (c.quiet++ == 0) {
      YieldPoints.pause();
    }
  }

  public static void quietExit() {
    ControlledThread c = current();
    if (c != null && c.quiet > 0) {
      endQuiet(c);
    }
  }

  static void endQuiet(ControlledThread c) {
    if (--c.quiet == 0) {
      YieldPoints.resume(c);
    }
  }

  /** A pool's worker waits for something to do. */
  public static void idleEnter() {
    ControlledThread c = current();
    if (c != null) {
      c.offers = true;
      c.idle++;
    }
  }

  public static void idleExit() {
    ControlledThread c = current();
    if (c != null && c.idle > 0) {
      c.idle--;
      c.holdsTask = true;
      Conflicts.took(c);
    }
  }

  /**
   * A pool's thread is about to run a task. Since it took the task out of the queue another thread
   * may have taken the next one, and be faster; that is a choice of its own, for the task may end
   * without another.
   */
  public static void runsTask(int site) {
    ControlledThread c = current();
    if (c != null && c.holdsTask) {
      c.holdsTask = false;
      task(c, site);
    }
  }

  /** The same in a ForkJoinPool, whose threads take tasks where others have put them. */
  public static void runsStolenTask(int site) {
    ControlledThread c = current();
    if (c != null) {
      Conflicts.took(c);
      task(c, site);
    }
  }

  /**
   * Code of the JDK, a parallel stream say, lays a task where others may take it. It may go on to
   * do the task itself before anybody gets a turn.
   */
  public static void forks() {
    ControlledThread c = insideJdk();
    if (c != null && !InsideHooks.on) {
      Conditions.tasksInside = true;
      Unmodelled.note("the JDK forks a task, and whoever comes first does it");
    }
  }

  private static void task(ControlledThread c, int site) {
    if (!c.killed && c.quiet == 0 && !InsideHooks.on) {
      c.index = -1;
      Scheduler.point(c, Operation.CALL, site, null);
    }
  }
}
