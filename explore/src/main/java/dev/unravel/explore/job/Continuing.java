package dev.unravel.explore.job;

import dev.unravel.explore.execution.Known;
import dev.unravel.explore.sample.Sampling;
import dev.unravel.explore.sample.ThenRandom;
import dev.unravel.trace.Outcome;
import dev.unravel.wire.Experiment;
import dev.unravel.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Leaves an execution at some clock values and goes on at random: how much was decided by then. */
final class Continuing {
  /** Control passes on where it need not once in so many choices, by turns. */
  private static final int[] SELDOM = {1, 3, 8};

  private final Sampling.Executor executor;
  private final Known kept;
  private final Experiment.Continue on;

  Continuing(Sampling.Executor executor, Known kept, Experiment.Continue on) {
    this.executor = executor;
    this.kept = kept;
    this.on = on;
  }

  /** All clock values get as many executions: a round is run to its end. */
  Message.Continued run(BooleanSupplier mayGoOn) {
    int[] failed = new int[on.clocks().size()];
    int rounds = 0;
    while (rounds < on.maxRounds() && mayGoOn.getAsBoolean()) {
      for (int i = 0; i < failed.length; i++) {
        ThenRandom strategy =
            new ThenRandom(
                kept.paths(),
                kept.schedule(),
                on.clocks().get(i),
                SELDOM[rounds % SELDOM.length],
                on.seed() + rounds);
        Outcome outcome = executor.run(strategy, strategy);
        failed[i] += outcome.shows(on.signature()) ? 1 : 0;
      }
      rounds++;
    }
    List<Integer> counts = new ArrayList<>();
    for (int count : failed) {
      counts.add(count);
    }
    return new Message.Continued(counts, rounds);
  }
}
