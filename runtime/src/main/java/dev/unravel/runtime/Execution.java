package dev.unravel.runtime;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.init.ClassInit;
import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.jvm.Randomness;
import dev.unravel.runtime.memory.ConflictWatch;
import dev.unravel.runtime.memory.HashCounters;
import dev.unravel.runtime.memory.IdentityHashes;
import dev.unravel.runtime.memory.SharedJdkObjects;
import dev.unravel.runtime.memory.SharedKinds;
import dev.unravel.runtime.memory.UncontrolledObjects;
import dev.unravel.runtime.place.SitePairs;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.proof.Rounds;
import dev.unravel.runtime.proof.Tape;
import dev.unravel.runtime.race.ConflictDetector;
import dev.unravel.runtime.race.ConflictReports;
import dev.unravel.runtime.record.Capture;
import dev.unravel.runtime.record.Snapshot;
import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.EarlyTime;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.IntervalLog;
import dev.unravel.runtime.schedule.Limits;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.Sleepers;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.runtime.schedule.VirtualTime;
import dev.unravel.runtime.state.SharedPools;
import dev.unravel.runtime.sync.Monitors;
import dev.unravel.runtime.sync.ShutdownHooks;
import dev.unravel.runtime.sync.ThreadNumbers;
import dev.unravel.runtime.target.CurrentLoader;
import dev.unravel.runtime.target.Failures;
import dev.unravel.runtime.values.Allocations;
import dev.unravel.runtime.values.Contents;
import dev.unravel.runtime.values.ProgramState;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.chart.Decision;
import dev.unravel.trace.chart.Effect;
import dev.unravel.trace.chart.Flow;
import dev.unravel.trace.chart.Round;
import dev.unravel.trace.chart.TapeNode;
import dev.unravel.trace.seen.Sighting;
import dev.unravel.trace.seen.ThreadStack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs the target once under control. The door through which the explorer uses the runtime. */
public final class Execution {
  private static final Outcome PASS = new Outcome.Pass();

  private Execution() {}

  /** Whether conflicts can be seen. */
  public static boolean detectsConflicts() {
    return ConflictDetector.on;
  }

  /** The conflicts that the executions so far have shown. */
  public static List<Sighting> sightings() {
    return ConflictDetector.sightings();
  }

  /** Begins to collect them anew. */
  public static void forgetSightings() {
    ConflictReports.sightings.clear();
  }

  /** How many executions there were since one showed a conflict that none had shown before. */
  public static long executionsSinceNewConflict() {
    return ConflictReports.sightings.executionsSinceNew();
  }

  /** Which loops its threads went round in that change nothing of their own. */
  public static List<Round> rounds() {
    return Rounds.list();
  }

  /** What the threads of the last execution have read, and computed from it. */
  public static List<TapeNode> tape() {
    return Tape.list();
  }

  /** Where they have written it. */
  public static List<Flow> flows() {
    return Tape.flows();
  }

  /** What they have decided by it. */
  public static List<Decision> decisions() {
    return Tape.decisions();
  }

  /** What the actions of the last execution did besides what they say. */
  public static List<Effect> effects() {
    return Effects.list();
  }

  /** What the threads of the last execution did to each other without an action that says so. */
  public static List<String> unmodelled() {
    return List.of(Unmodelled.notes());
  }

  /** {@code continuation} or {@code os}. */
  public static String backend() {
    return Scheduler.backend.name();
  }

  /** Whether identity hash codes repeat on this JVM. */
  public static boolean identityHashesRepeat() {
    return IdentityHashes.controlled();
  }

  /**
   * Runs a program until the JVM would end, something fails, or nothing can go on.
   *
   * @param program what main does
   * @param listener hears of the actions, or null
   */
  public static Outcome run(
      Runnable program, Strategy strategy, Limits limits, ActionListener listener) {
    return run(program, strategy, limits, listener, null);
  }

  /**
   * The same.
   *
   * @param capture makes it an execution in real time, or the repetition of one; or null
   */
  public static Outcome run(
      Runnable program,
      Strategy strategy,
      Limits limits,
      ActionListener listener,
      Capture capture) {
    VirtualTime.reset(limits.timeOrigin(), capture);
    Randomness.reset(limits.inputSeed());
    SharedJdkObjects.clear();
    UncontrolledObjects.clear();
    SharedKinds.begin(limits.shared(), limits.learnsShared());
    Allocations.clear();
    Unmodelled.clear();
    Effects.clear();
    Rounds.clear();
    Tape.clear();
    HashCounters.clear();
    ClassInit.begin(limits.searches());
    ThreadNumbers.reset();
    SharedPools.forget();
    ShutdownHooks.forget();
    Thread thread = new Thread(null, program, "main", 0, false);
    JdkThreads.setId(thread, ThreadNumbers.FIRST_ID);
    thread.setContextClassLoader(CurrentLoader.get());
    thread.setDaemon(false);
    if (thread.getPriority() != Thread.NORM_PRIORITY) {
      // Asks the JVM.
      thread.setPriority(Thread.NORM_PRIORITY);
    }
    Scheduler.reset(strategy, limits, listener, capture);
    if (ConflictDetector.on) {
      ConflictDetector.reset();
      ConflictDetector.failsOnRace = limits.failOnRace();
    }
    if (capture != null) {
      capture.surroundings.begin();
    }
    ControlledThread main = Scheduler.register(thread, null);
    try {
      Scheduler.backend.run(main);
    } finally {
      Scheduler.running = null;
      Scheduler.listener = null;
      Scheduler.capture = null;
    }
    if (capture != null) {
      capture.end();
    }
    if (Ending.strategyFailure != null) {
      throw Ending.strategyFailure;
    }
    if (listener != null) {
      listener.ended();
    }
    Conditions.ended();
    if (ConflictDetector.on) {
      ConflictDetector.ended(Ending.outcome);
    }
    return EarlyTime.judge(Ending.outcome == null ? PASS : Ending.outcome);
  }

  /** Forgets the last execution: what the target has made may fill the memory. */
  public static void letGo() {
    Scheduler.letGo();
    Allocations.clear();
    SharedJdkObjects.clear();
    UncontrolledObjects.clear();
  }

  /** Lets the other threads go on when one has failed, or not, in the executions to come. */
  public static void goOnAfterFailure(boolean value) {
    Ending.goesOn = value;
  }

  /** Lets every notification wake all who wait, or not, in the executions to come. */
  public static void wakeAll(boolean value) {
    Monitors.wakesAll = value;
  }

  /** Makes the next execution stop when its clock shows this. */
  public static void stopAt(long clock) {
    Snapshot.order(clock);
  }

  /** Where the threads were when the last execution stopped there; empty if it did not. */
  public static List<ThreadStack> stacks() {
    return Snapshot.collect();
  }

  /** Ends the execution that runs, with nothing known of how it would have gone on. */
  public static void runOutOfTime() {
    Ending.runOutOfTime();
  }

  /** The schedule of the last execution. */
  public static IntervalLog log() {
    return Scheduler.log;
  }

  /** How many threads can act at the moment. */
  public static int enabledThreads() {
    return Scheduler.enabled.count;
  }

  /** Grows whenever a thread joins those that can act. */
  public static int arrivals() {
    return Scheduler.enabled.arrivals;
  }

  /** Number of actions of the last execution. */
  public static long clock() {
    return Scheduler.clock;
  }

  /** The number of the thread that acted last, -1 before the first action. */
  public static int lastThread() {
    return Scheduler.lastThread();
  }

  /**
   * Tells a watchdog whether an execution gets on, or waits for a time that will come. To load a
   * framework takes long without an action.
   */
  public static long progress() {
    return Scheduler.clock + Sleepers.naps + TargetState.classesDefined;
  }

  /** Tells executions of one JVM apart: equal for equal sequences of threads and sites. */
  public static long hash() {
    return Scheduler.hash;
  }

  /**
   * The same for two executions of one JVM whose conflicting actions came in the same order,
   * whatever the order of the others.
   */
  public static long order() {
    return ConflictWatch.order();
  }

  /** Tells the failures of executions apart, 0 for none. */
  public static int failure() {
    return Ending.outcome instanceof Outcome.Fail fail ? fail.signature().hashCode() | 1 : 0;
  }

  /**
   * Tells the states of executions of one JVM apart, see {@link ProgramState}.
   *
   * @param running the thread that acted last if it can go on, else null
   */
  public static long state(ControlledThread running) {
    return ProgramState.hash(running);
  }

  /**
   * Tells the states of executions apart by what variables hold, for a strategy that asks for
   * {@link Strategy#values}.
   */
  public static long stateOfValues() {
    return ProgramState.hashOfValues();
  }

  /** At how many sites threads were seen to conflict, in all executions so far. */
  public static int conflictSites() {
    return Sites.conflicts();
  }

  /**
   * Classes of the JDK without points whose objects several threads used, in all executions since
   * {@link #forgetConflicts}: what they did to each other there is not searched.
   */
  public static List<String> sharedUncontrolled() {
    return UncontrolledObjects.names();
  }

  /** The kinds of JDK objects that counted as shared in the last execution, sorted. */
  public static List<Long> shared() {
    return SharedKinds.list(false);
  }

  /** The same, with those that it has shown to be shared besides. */
  public static List<Long> sharedFromNowOn() {
    return SharedKinds.list(true);
  }

  /** The same in any JVM that has learned the same kinds of JDK objects to be shared. */
  public static long learnedKinds() {
    return SharedKinds.hash();
  }

  /** The same in any JVM that has seen the same plain accesses race. */
  public static long races() {
    return Sites.racesHash();
  }

  /**
   * How many kinds of choices have come up by learning where threads race, and what they share. A
   * systematic search has to start over when there are more than before.
   */
  public static int learnedPoints() {
    return SharedKinds.learned() + (Scheduler.racesOnly() ? Sites.races() : 0);
  }

  /** Whether it is not known how the last execution would have ended. */
  public static boolean isUnresolved() {
    return Ending.outcome instanceof Outcome.Unresolved;
  }

  /** Forgets where threads were seen to conflict, and under what conditions: a search begins. */
  public static void forgetConflicts() {
    SitePairs.clear();
    Sites.clearConflicts();
    SharedKinds.forget();
    UncontrolledObjects.forget();
    Contents.forgetNames();
    Conditions.clear();
  }

  /** The threads of the last execution, in order of creation. */
  public static List<ThreadName> threads() {
    List<ThreadName> names = new ArrayList<>();
    for (int i = 0; i < Scheduler.threadCount; i++) {
      names.add(new ThreadName(Scheduler.threads[i].path(), Scheduler.threads[i].javaName()));
    }
    return names;
  }

  /**
   * What the running controlled thread is called and does now, for a watchdog; or how the execution
   * ended, if it is only that a thread does not let itself be unwound.
   */
  public static Outcome.Fail hang(Thread harness) {
    if (Ending.over && Ending.outcome instanceof Outcome.Fail failure) {
      return failure;
    }
    ControlledThread c = Scheduler.running;
    String name = c == null ? "the target" : c.label();
    Thread carrier = c != null && c.carrier != null ? c.carrier : harness;
    return Failures.hang(name, carrier.getStackTrace());
  }

  /**
   * What an execution waits for that does not go on, if that says nothing about the target: the
   * running thread waits outside of control, for a socket, say, and another that could act gets no
   * turn until it is back.
   */
  public static Optional<String> waitsOutside(Thread harness) {
    ControlledThread c = Scheduler.running;
    if (c == null || Ending.over) {
      return Optional.empty();
    }
    StackTraceElement[] stack = (c.carrier != null ? c.carrier : harness).getStackTrace();
    boolean inNative = stack.length > 0 && stack[0].isNativeMethod();
    if (!inNative || !(Conditions.channels || Conditions.othersMayAct(c))) {
      return Optional.empty();
    }
    String where =
        stack[0].getClassName() + "." + stack[0].getMethodName() + ", which is not under";
    return Optional.of(
        c.label() + " waits in " + where + " control, and nobody else gets a turn meanwhile");
  }
}
