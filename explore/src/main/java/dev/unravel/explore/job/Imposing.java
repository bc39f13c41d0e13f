package dev.unravel.explore.job;

import dev.unravel.explore.execution.Known;
import dev.unravel.explore.execution.Listeners;
import dev.unravel.explore.follow.VisitedStates;
import dev.unravel.explore.rule.Ruled;
import dev.unravel.explore.sample.Sampling;
import dev.unravel.explore.sample.ThenRandom;
import dev.unravel.explore.strategy.PreemptionBounded;
import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Outcome;
import dev.unravel.wire.Experiment;
import dev.unravel.wire.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A search among the schedules that keep to rules. By turns it goes through all of them, few
 * preemptions first, and follows the failing execution for a while and then goes on at random: what
 * is left of a failure is near the one that is known.
 */
final class Imposing {
  private static final int[] SELDOM = {1, 2, 4, 8};

  private final Sampling.Executor executor;
  private final Known kept;
  private final Experiment.Impose impose;
  private final PreemptionBounded all = PreemptionBounded.withoutRepetitions(Share.WHOLE);
  private final long actions;
  private long executions;
  private long failed;
  private long unresolved;
  private Optional<String> failure = Optional.empty();
  private boolean complete;

  Imposing(Sampling.Executor executor, Known kept, Experiment.Impose impose) {
    this.executor = executor;
    this.kept = kept;
    this.impose = impose;
    this.actions = kept.schedule().actions();
  }

  /** Until an execution fails, unless there is no rule; returns whether one did. */
  void run(BooleanSupplier mayGoOn) {
    boolean stops = !impose.rules().isEmpty();
    while (mayGoOn.getAsBoolean() && !(stops && failed > 0)) {
      if (executions % 2 == 0) {
        if (!all.hasNext()) {
          complete = unresolved == 0;
          return;
        }
        execute(all, List.of());
        all.executed(() -> true);
      } else {
        ThenRandom random = random();
        execute(random, List.of(random));
      }
    }
  }

  private ThenRandom random() {
    int number = (int) (executions / 2);
    long until = number * 7L % Math.max(1, actions);
    return new ThenRandom(
        kept.paths(),
        kept.schedule(),
        until,
        SELDOM[number % SELDOM.length],
        impose.seed() + number);
  }

  private void execute(Strategy strategy, List<? extends ActionListener> besides) {
    Ruled ruled = new Ruled(strategy, impose.rules());
    List<ActionListener> listeners = new ArrayList<>(besides);
    listeners.addAll(ruled.listeners());
    Outcome outcome = executor.run(ruled, listeners.isEmpty() ? null : new Listeners(listeners));
    executions++;
    boolean isCut =
        outcome instanceof Outcome.Unresolved left && left.reason().equals(VisitedStates.REPEATED);
    if (ruled.stoodStill()) {
      fail(Ruled.STANDSTILL);
    } else if (outcome instanceof Outcome.Fail fail) {
      fail(fail.signature().toString());
    } else if (outcome instanceof Outcome.Unresolved && !isCut) {
      unresolved++;
    }
  }

  private void fail(String how) {
    failed++;
    if (failure.isEmpty()) {
      failure = Optional.of(how);
    }
  }

  long executions() {
    return executions;
  }

  long failed() {
    return failed;
  }

  long unresolved() {
    return unresolved;
  }

  boolean isComplete() {
    return complete;
  }

  String failure() {
    return failure.orElse("");
  }
}
