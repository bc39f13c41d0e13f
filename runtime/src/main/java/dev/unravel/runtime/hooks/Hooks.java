package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.BlindSpots;
import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.claim.Outsiders;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.jvm.StackProbe;
import dev.unravel.runtime.memory.ConcurrentClasses;
import dev.unravel.runtime.memory.ConflictWatch;
import dev.unravel.runtime.memory.UncontrolledObjects;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.proof.Rounds;
import dev.unravel.runtime.race.ConflictDetector;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.Operation;
import dev.unravel.trace.chart.Round;
import java.lang.invoke.MethodHandles;

/**
 * What instrumented code calls: calls into java.util.concurrent, what orders threads, loops and
 * tasks. Each method returns at once on a thread that is not controlled. The agent refers to the
 * methods by name, see its {@code HookCalls}. Memory is in {@link MemoryHooks}, many elements of an
 * array at once in {@link ArrayHooks}, monitors in {@link MonitorHooks}, and what stands inside the
 * JDK's own classes in {@link ThreadHooks} and {@link JdkHooks}.
 */
public final class Hooks {
  private Hooks() {}

  /** Whether the calling thread is the controlled thread that has the processor. */
  public static boolean controlled() {
    ControlledThread c = Scheduler.running;
    return c != null && c.identity == Thread.currentThread();
  }

  /** The calling thread if its operations are points, else null. Unwinds a left-over thread. */
  static ControlledThread atPoint() {
    ControlledThread c = Control.current();
    if (c == null) {
      Conditions.foreignThread();
      return null;
    }
    if (c.quiet > 0) {
      return null;
    }
    if (c.killed) {
      Control.unwind(c);
    }
    StackProbe.nowAndThen(++c.points);
    return c;
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

  /** The same call where a class of the JDK goes through a collection that it was given. */
  public static void callFromJdk(Object receiver, int site) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Control.insideJdk();
    if (c != null && receiver != null && ConcurrentClasses.contains(receiver.getClass())) {
      Conditions.concurrentCalls = true;
      InsideHooks.point(c, Operation.CALL, receiver, -1, site);
    }
  }

  /** A concurrent collection that is in the middle of a call comes to another element. */
  public static void nextElement(Object collection, int site) {
    ControlledThread c = Scheduler.threadCount == 1 ? null : Control.insideJdk();
    if (c != null) {
      Unmodelled.note("a concurrent collection is gone through element by element");
      InsideHooks.point(c, Operation.CALL, collection, -1, site);
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
    ControlledThread c = Control.current();
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
    Control.quietEnter();
  }

  public static void quietExit() {
    Control.quietExit();
  }

  /** A pool's worker waits for something to do. */
  public static void idleEnter() {
    ControlledThread c = Control.current();
    if (c != null) {
      c.offers = true;
      c.idle++;
    }
  }

  public static void idleExit() {
    ControlledThread c = Control.current();
    if (c != null && c.idle > 0) {
      c.idle--;
      c.holdsTask = true;
      ConflictWatch.took(c);
    }
  }

  /**
   * A pool's thread is about to run a task. Since it took the task out of the queue another thread
   * may have taken the next one, and be faster; that is a choice of its own, for the task may end
   * without another.
   */
  public static void runsTask(int site) {
    ControlledThread c = Control.current();
    if (c != null && c.holdsTask) {
      c.holdsTask = false;
      task(c, site);
    }
  }

  /** The same in a ForkJoinPool, whose threads take tasks where others have put them. */
  public static void runsStolenTask(int site) {
    ControlledThread c = Control.current();
    if (c != null) {
      ConflictWatch.took(c);
      task(c, site);
    }
  }

  /**
   * Code of the JDK, a parallel stream say, lays a task where others may take it. It may go on to
   * do the task itself before anybody gets a turn.
   */
  public static void forks() {
    ControlledThread c = Control.insideJdk();
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
