package dev.unravel.explore.job;

import dev.unravel.explore.execution.Runs;
import dev.unravel.explore.sample.Sampling;
import dev.unravel.explore.strategy.PreemptionBounded;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.wire.Experiment;
import dev.unravel.wire.Share;
import java.util.function.BooleanSupplier;

/**
 * Looks through all schedules with few preemptions for one that fails like a known execution, with
 * less. What it has run stays run: asked again, it goes on from there, since it is asked for less
 * each time.
 */
final class Seeking {
  private final Sampling.Executor executor;
  private final FailureSignature signature;
  private final PreemptionBounded strategy = PreemptionBounded.withoutRepetitions(Share.WHOLE);

  Seeking(Sampling.Executor executor, FailureSignature signature) {
    this.executor = executor;
    this.signature = signature;
  }

  FailureSignature signature() {
    return signature;
  }

  /** Returns whether the last execution is such a one. */
  boolean run(Experiment.Seek seek, BooleanSupplier mayGoOn) {
    while (strategy.hasNext()
        && strategy.nextCost() <= seek.preemptions()
        && mayGoOn.getAsBoolean()) {
      Outcome outcome = executor.run(strategy, null);
      strategy.executed(() -> true);
      if (outcome.shows(signature) && isLess(seek)) {
        return true;
      }
    }
    return false;
  }

  /** Every schedule with at most so many preemptions has been run, or one like it; -1 for none. */
  int covered() {
    return strategy.preemptionsCovered();
  }

  private static boolean isLess(Experiment.Seek seek) {
    int preemptions = Runs.preemptions().size();
    return preemptions < seek.preemptions()
        || preemptions == seek.preemptions()
            && Runs.schedule().intervals().size() - 1 < seek.switches();
  }
}
