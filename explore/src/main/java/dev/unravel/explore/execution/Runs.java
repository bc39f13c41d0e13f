package dev.unravel.explore.execution;

import dev.unravel.explore.follow.ExactReplay;
import dev.unravel.explore.follow.NoPreemption;
import dev.unravel.explore.strategy.SearchStrategy;
import dev.unravel.explore.target.TargetProgram;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.TargetState;
import dev.unravel.runtime.record.Capture;
import dev.unravel.runtime.record.Recorder;
import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.IntervalLog;
import dev.unravel.runtime.schedule.Limits;
import dev.unravel.runtime.schedule.Stepping;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Action;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Recording;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.ThreadStack;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Runs executions of one target in this JVM, each from the state that its isolation asks for. */
public final class Runs {
  /** Executions of a schedule in a new JVM before it counts. */
  private static final int MOST_TRIES = 3;

  private final Target target;
  private final TargetProgram program;

  /** Made once, not for every execution. */
  private final Runnable body;

  private final Watchdog watchdog;
  private final FreshClasses freshClasses = new FreshClasses(this);
  private boolean hasRun;
  private boolean stepped;
  private boolean learns;

  public Runs(Target target, Watchdog watchdog) {
    this.target = target;
    this.program = new TargetProgram(target);
    this.body = program::run;
    this.watchdog = watchdog;
  }

  public TargetProgram program() {
    return program;
  }

  /**
   * The executions to come are for a debugger to step through, but not what prepares them. Their
   * actions are not recorded: the JVM's stepping loses its way in all that a recorder does.
   */
  public void forDebugger() {
    stepped = true;
  }

  /** What an execution of a search shows to be shared counts as shared in the next. */
  public void learn() {
    learns = true;
  }

  public FreshClasses freshClasses() {
    return freshClasses;
  }

  /**
   * New classes, and the warm-up executions that a schedule was found after. Where each execution
   * has classes of its own, one in others goes first: it makes the JDK link what it links once in a
   * JVM, which the worker that found the schedule had behind it.
   */
  public void prepare(Settings settings) {
    if (settings.isolation() == Isolation.LOADER && !hasRun) {
      program.renew();
      once(new NoPreemption(), settings, null, false);
      // A debugger knows these classes; of others it may not hear while virtual threads run.
      if (stepped && TargetState.resetClasses()) {
        return;
      }
    }
    program.renew();
    for (int i = 0; i < settings.warmUps(); i++) {
      once(new NoPreemption(), settings, null, false);
    }
  }

  /** One execution in the classes at hand. */
  public Outcome once(
      Strategy strategy, Settings settings, ActionListener listener, boolean keepOutput) {
    return once(strategy, settings, listener, keepOutput, null);
  }

  private Outcome once(
      Strategy strategy,
      Settings settings,
      ActionListener listener,
      boolean keepOutput,
      Capture capture) {
    hasRun = true;
    program.resetStreams(keepOutput);
    watchdog.begin(settings);
    try {
      Outcome outcome =
          Execution.run(body, strategy, limits(settings, strategy), listener, capture);
      program.checkUsable();
      return outcome;
    } finally {
      watchdog.end();
    }
  }

  /** Runs a schedule again, from a fresh state, and collects everything about it. */
  public Trace record(Schedule schedule, Settings settings) {
    linkWhatItUses(schedule, settings);
    prepare(settings);
    Recorder recorder = stepped ? null : new Recorder();
    Outcome outcome = wanted(new ExactReplay(schedule), settings, recorder, null);
    Trace trace = trace(settings, outcome, recorder);
    // What it has left may fill the heap, and the trace is still to be told.
    Execution.letGo();
    return trace;
  }

  /**
   * Goes through a schedule in a new JVM before it counts. What the JDK links and keeps when it is
   * first used differs between schedules, and the worker that found this one had run it before. An
   * execution that this makes leave the schedule is followed by another, which gets further.
   */
  private void linkWhatItUses(Schedule schedule, Settings settings) {
    if (!hasRun && !stepped && settings.isolation() == Isolation.LOADER) {
      Outcome outcome = new Outcome.Unresolved("not run yet");
      for (int i = 0; i < MOST_TRIES && outcome instanceof Outcome.Unresolved; i++) {
        prepare(settings);
        outcome = once(new ExactReplay(schedule), settings, null, false);
      }
    }
  }

  /** One execution in new classes, as it happens or as it once happened. */
  public Trace capture(Strategy strategy, Settings settings, Capture capture) {
    program.renew();
    Outcome outcome = wanted(strategy, settings, null, capture);
    return trace(settings, outcome, capture);
  }

  private Outcome wanted(
      Strategy strategy, Settings settings, ActionListener listener, Capture capture) {
    Stepping.on(stepped);
    try {
      return once(strategy, settings, listener, true, capture);
    } finally {
      Stepping.on(false);
    }
  }

  /** Follows a schedule and tells where the threads are at its end; empty if it gets elsewhere. */
  public List<ThreadStack> stacksAtTheEnd(Trace trace) {
    Capture capture = trace.recording().map(r -> Capture.of(r.inputs())).orElse(null);
    if (capture == null) {
      prepare(trace.settings());
    } else {
      program.renew();
    }
    Execution.stopAt(trace.schedule().actions());
    once(new ExactReplay(trace.schedule()), trace.settings(), null, false, capture);
    return Execution.stacks();
  }

  private Trace trace(Settings settings, Outcome outcome, Capture capture) {
    Recording recording = new Recording(capture.marks(), program.checksum(), capture.inputs());
    List<Location> locations = capture.locations();
    return trace(settings, outcome, locations, List.of(), List.of(), Optional.of(recording));
  }

  /** A fingerprint of the last execution: what happened, and what was printed. */
  long fingerprint() {
    return (Execution.hash() * 31 + Execution.clock()) * 31 + Arrays.hashCode(program.printed());
  }

  /** The trace of the last execution, as far as it was recorded. */
  public Trace trace(Settings settings, Outcome outcome, Recorder recorder) {
    return recorder == null
        ? trace(settings, outcome, List.of(), List.of(), List.of(), Optional.empty())
        : trace(
            settings,
            outcome,
            recorder.locations(),
            recorder.objects(),
            recorder.actions(),
            Optional.empty());
  }

  private Trace trace(
      Settings settings,
      Outcome outcome,
      List<Location> locations,
      List<String> objects,
      List<Action> actions,
      Optional<Recording> recording) {
    return new Trace(
        target,
        Runtime.version().toString(),
        settings,
        schedule(),
        preemptions(),
        outcome,
        Execution.threads(),
        locations,
        objects,
        actions,
        recording);
  }

  /** The schedule of the last execution. */
  public static Schedule schedule() {
    IntervalLog log = Execution.log();
    List<Interval> intervals = new ArrayList<>(log.count());
    for (int i = 0; i < log.count(); i++) {
      if (log.actions(i) > 0) {
        intervals.add(new Interval(log.thread(i), log.actions(i)));
      }
    }
    List<Integer> picks = new ArrayList<>(log.pickCount());
    for (int i = 0; i < log.pickCount(); i++) {
      picks.add(log.pick(i));
    }
    return new Schedule(intervals, picks);
  }

  /** The intervals of the last execution, by index, that were preempted. */
  public static List<Integer> preemptions() {
    IntervalLog log = Execution.log();
    List<Integer> preempted = new ArrayList<>();
    for (int i = 0; i < log.count(); i++) {
      if (log.preempted(i)) {
        preempted.add(i);
      }
    }
    return preempted;
  }

  private Limits limits(Settings settings, Strategy strategy) {
    return new Limits(
        settings.timeOrigin(),
        settings.patienceMillis() * 1_000_000,
        settings.spuriousWakeUps(),
        settings.maxActions(),
        // A replay must be asked everywhere: what raced is known only to the JVM that searched.
        settings.points() == PointLevel.RACES
            && settings.isolation() != Isolation.JVM
            && strategy instanceof SearchStrategy,
        settings.isolation() != Isolation.JVM && strategy instanceof SearchStrategy,
        settings.failOnRace(),
        settings.seed(),
        settings.shared(),
        learns && strategy instanceof SearchStrategy);
  }

  public static boolean renewsEachTime(Settings settings) {
    return settings.isolation() == Isolation.LOADER || settings.isolation() == Isolation.JVM;
  }
}
