package dev.unravel.wire;

import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import java.util.Optional;

/**
 * A task that the controller gives a worker. Point level and backend are not here: they shape the
 * classes of the worker's JVM, so they are fixed when it starts.
 *
 * @param kind what to do
 * @param target the program
 * @param settings how to run it
 * @param maxExecutions executions after which a search gives up, 0 for no limit
 * @param maxMillis milliseconds after which a search gives up, 0 for no limit
 * @param trace what to repeat, for {@link Kind#REPLAY}
 * @param times how often to repeat it
 * @param showOutput whether the target's output of every execution is sent, not only of the one
 *     that matters
 * @param hangMillis milliseconds without an action after which an execution counts as hanging
 * @param share which part of the search, of which both limits are a part too
 * @param failOnTiming whether a search ends with a failure that needs a thread to be held up, and
 *     does not go on looking for one that needs no such thing
 */
public record Job(
    Kind kind,
    Target target,
    Settings settings,
    long maxExecutions,
    long maxMillis,
    Optional<Trace> trace,
    int times,
    boolean showOutput,
    long hangMillis,
    Share share,
    boolean failOnTiming)
    implements Request {

  /** How long a worker waits for the next action when nobody says otherwise. */
  public static final long HANG_MILLIS = 10_000;

  /** The order of the constants is part of the protocol. */
  public enum Kind {
    /** Run until an execution fails. */
    FIND,
    /** Repeat one execution. */
    REPLAY,
    /** Run every schedule and count the outcomes. */
    ENUMERATE,
    /** Run one execution from a fresh state and record it, whatever comes of it. */
    RECORD,
    /** Repeat one execution, then run whatever {@link Experiment experiments} follow. */
    EXPERIMENT,
    /** Run the target once as it happens, with real time and inputs, and record that. */
    CAPTURE,
    /** Repeat one execution to the end of its schedule and tell where its threads are then. */
    SNAPSHOT,
    /** Run many executions, or repeat one, and tell what conflicts they show. */
    CONFLICTS,
    /** Repeat one execution for a debugger to step through. */
    STEP
  }

  private static Job of(
      Kind kind,
      Target target,
      Settings settings,
      long maxExecutions,
      long maxMillis,
      Optional<Trace> trace) {
    return new Job(
        kind,
        target,
        settings,
        maxExecutions,
        maxMillis,
        trace,
        1,
        false,
        HANG_MILLIS,
        Share.WHOLE,
        false);
  }

  /** Something to do with a recorded execution, as it was recorded. */
  private static Job about(Kind kind, Trace trace) {
    return of(kind, trace.target(), trace.settings(), 0, 0, Optional.of(trace));
  }

  /** A search for a failing schedule. */
  public static Job find(Target target, Settings settings, long maxExecutions, long maxMillis) {
    return of(Kind.FIND, target, settings, maxExecutions, maxMillis, Optional.empty());
  }

  /** A repetition of a recorded execution. */
  public static Job replay(Trace trace, int times) {
    return about(Kind.REPLAY, trace).withTimes(times);
  }

  /** A look at all threads when the schedule of a trace has come to its end. */
  public static Job snapshot(Trace trace) {
    return about(Kind.SNAPSHOT, trace);
  }

  /** A look for conflicts under many schedules. */
  public static Job conflicts(
      Target target, Settings settings, long maxExecutions, long maxMillis) {
    return of(Kind.CONFLICTS, target, settings, maxExecutions, maxMillis, Optional.empty());
  }

  /** A look for the conflicts of a recorded execution. */
  public static Job conflicts(Trace trace) {
    return about(Kind.CONFLICTS, trace);
  }

  /** A repetition of a recorded execution that a debugger stops wherever it likes. */
  public static Job step(Trace trace) {
    return about(Kind.STEP, trace);
  }

  /** Experiments that start from a recorded execution. */
  public static Job experiment(Trace trace) {
    return about(Kind.EXPERIMENT, trace);
  }

  /** One execution of the strategy and seed in the settings, recorded. */
  public static Job record(Target target, Settings settings) {
    return of(Kind.RECORD, target, settings, 1, 0, Optional.empty());
  }

  /** A run as it happens; the strategy in the settings says how long a thread's turn is. */
  public static Job capture(Target target, Settings settings) {
    return of(Kind.CAPTURE, target, settings, 1, 0, Optional.empty());
  }

  /** A run with new inputs that follows the schedule of a recorded one as far as it can. */
  public static Job captureAgain(Trace trace, Target target, Settings settings) {
    return of(Kind.CAPTURE, target, settings, 1, 0, Optional.of(trace));
  }

  /** A count of the outcomes of all schedules. */
  public static Job enumerate(
      Target target, Settings settings, long maxExecutions, long maxMillis) {
    return of(Kind.ENUMERATE, target, settings, maxExecutions, maxMillis, Optional.empty());
  }

  private Job withTimes(int value) {
    return new Job(
        kind,
        target,
        settings,
        maxExecutions,
        maxMillis,
        trace,
        value,
        showOutput,
        hangMillis,
        share,
        failOnTiming);
  }

  /** The same job, showing the target's output of every execution or not. */
  public Job withShowOutput(boolean value) {
    return new Job(
        kind,
        target,
        settings,
        maxExecutions,
        maxMillis,
        trace,
        times,
        value,
        hangMillis,
        share,
        failOnTiming);
  }

  /** The same job, with another patience for executions that do nothing. */
  public Job withHangMillis(long value) {
    return new Job(
        kind,
        target,
        settings,
        maxExecutions,
        maxMillis,
        trace,
        times,
        showOutput,
        value,
        share,
        failOnTiming);
  }

  /** The same job, in executions in which no time passes while somebody can act. */
  public Job punctual() {
    return new Job(
        kind,
        target,
        settings.withPatience(0),
        maxExecutions,
        maxMillis,
        trace,
        times,
        showOutput,
        hangMillis,
        share,
        failOnTiming);
  }

  /** The same job, or rather a share of it. */
  public Job withShare(Share value) {
    return new Job(
        kind,
        target,
        settings,
        maxExecutions,
        maxMillis,
        trace,
        times,
        showOutput,
        hangMillis,
        value,
        failOnTiming);
  }

  /** The same job, with failures that need a thread to be held up as good as any, or not. */
  public Job withFailOnTiming(boolean value) {
    return new Job(
        kind,
        target,
        settings,
        maxExecutions,
        maxMillis,
        trace,
        times,
        showOutput,
        hangMillis,
        share,
        value);
  }
}
