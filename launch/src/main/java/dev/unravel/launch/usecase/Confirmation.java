package dev.unravel.launch.usecase;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Action;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Divergence;
import java.util.Optional;

/**
 * The repetition of a failing execution in a new JVM.
 *
 * @param trace the execution; with its actions when only the repetition recorded them
 * @param divergence why it is not the same, if it is not
 * @param came what the repetition did instead, if it did anything
 */
record Confirmation(Trace trace, Optional<Divergence> divergence, Optional<Trace> came) {

  /**
   * Repeats an execution.
   *
   * @param listener hears what the target prints in the repetition
   */
  static Confirmation of(Trace found, WorkerSetup setup, long hangMillis, RunListener listener) {
    ReplayResult result;
    try {
      result =
          new Replay(setup, listener).replay(new ReplayRequest(found, 1, true, hangMillis, false));
    } catch (WorkerLostException | LaunchException failed) {
      // What was found must be told, even when nobody can say whether it repeats.
      return new Confirmation(
          found,
          Optional.of(new Divergence(0, "the same execution", failed.getMessage())),
          Optional.empty());
    }
    return switch (result.verdict()) {
      case REPRODUCED ->
          new Confirmation(
              found.actions().isEmpty() ? result.trace() : found,
              Optional.empty(),
              Optional.empty());
      case DIVERGED -> new Confirmation(found, result.divergence(), Optional.of(result.trace()));
      case PASSED ->
          new Confirmation(
              found, Optional.of(noFailure(found, result.trace())), Optional.of(result.trace()));
    };
  }

  /**
   * Whether another new JVM does what the first one did, when that was something else than what was
   * found. Then executions of the worker that found it were not independent of each other. If not,
   * new JVMs differ among themselves, and more isolation would be in vain.
   */
  boolean newJvmsAgree(WorkerSetup setup, long hangMillis, RunListener listener) {
    if (came.isEmpty()) {
      return true;
    }
    try {
      return new Replay(setup, listener)
          .replay(new ReplayRequest(came.get(), 1, true, hangMillis, false))
          .divergence()
          .isEmpty();
    } catch (WorkerLostException | LaunchException failed) {
      return false;
    }
  }

  /**
   * Whether what was repeated is what another JVM did before, action by action. The names of
   * objects may differ: that depends on who recorded it.
   */
  boolean repeats(Trace before) {
    boolean same =
        divergence.isEmpty()
            && Repetitions.describe(before.outcome()).equals(Repetitions.describe(trace.outcome()))
            && before.schedule().equals(trace.schedule())
            && before.threads().equals(trace.threads())
            && before.actions().size() == trace.actions().size();
    for (int i = 0; same && i < before.actions().size(); i++) {
      Action one = before.actions().get(i);
      Action other = trace.actions().get(i);
      same =
          one.thread() == other.thread()
              && one.operation() == other.operation()
              && before.location(one.location()).equals(trace.location(other.location()));
    }
    return same;
  }

  private static Divergence noFailure(Trace found, Trace came) {
    return new Divergence(
        came.actions().size(), Repetitions.describe(found.outcome()), "no failure");
  }
}
