package dev.unravel.launch;

import dev.unravel.explore.wire.Divergence;
import dev.unravel.trace.Trace;
import java.util.Optional;

/**
 * Whether a new JVM repeats a failing execution.
 *
 * @param trace the execution; with its actions when only the repetition recorded them
 * @param divergence why it is not the same, if it is not
 */
record Confirmation(Trace trace, Optional<Divergence> divergence) {

  /**
   * Repeats an execution.
   *
   * @param listener hears what the target prints in the repetition
   */
  static Confirmation of(Trace found, WorkerSetup setup, long hangMillis, RunListener listener) {
    ReplayResult result;
    try {
      result =
          new Replayer(setup, listener)
              .replay(new ReplayRequest(found, 1, true, hangMillis, false));
    } catch (WorkerLostException | LaunchException failed) {
      // What was found must be told, even when nobody can say whether it repeats.
      return new Confirmation(
          found, Optional.of(new Divergence(0, "the same execution", failed.getMessage())));
    }
    return switch (result.verdict()) {
      case REPRODUCED ->
          new Confirmation(found.actions().isEmpty() ? result.trace() : found, Optional.empty());
      case DIVERGED -> new Confirmation(found, result.divergence());
      case PASSED -> new Confirmation(found, Optional.of(noFailure(found, result.trace())));
    };
  }

  private static Divergence noFailure(Trace found, Trace came) {
    return new Divergence(
        came.actions().size(), Repetitions.describe(found.outcome()), "no failure");
  }
}
