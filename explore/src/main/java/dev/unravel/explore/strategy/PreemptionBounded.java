package dev.unravel.explore.strategy;

import dev.unravel.explore.follow.NoPreemption;
import dev.unravel.explore.follow.VisitedStates;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.wire.Share;
import java.util.function.BooleanSupplier;

/**
 * Systematic search by number of preemptions: Musuvathi, Qadeer, "Iterative Context Bounding for
 * Systematic Testing of Multithreaded Programs", PLDI 2007, and, for fairness, "Fair Stateless
 * Model Checking", PLDI 2008. First all schedules without preemption, then all with one, and so on;
 * choices where a thread had to stop anyway are free. When it comes to an end, every schedule was
 * run.
 *
 * <p>Deviations: fairness is the scheduler's, which lets a thread that spins step back until
 * another has acted, as the papers do on a yield; an early timeout costs as much as a preemption;
 * of the schedules with the same number of preemptions those go first that preempt at a new place
 * ({@link Deviations}).
 */
public final class PreemptionBounded extends DeviationSearch {
  static final StrategyEntry ENTRY =
      StrategyEntry.remembering(
          "preemption",
          "all schedules, few preemptions first",
          (seed, share) -> new PreemptionBounded(share));

  static final StrategyEntry ORDERS =
      StrategyEntry.remembering(
          "orders",
          "the same, one for each order of conflicts",
          (seed, share) -> withoutRepetitions(share));

  private final NoPreemption byDefault = new NoPreemption();

  private final boolean leavesOut;

  /** Null if every schedule is run, whether it repeats an order of what conflicts or not. */
  private RepetitionCut repetitions;

  private PreemptionBounded(Share share, RepetitionCut repetitions) {
    super(share, 0);
    this.repetitions = repetitions;
    leavesOut = repetitions != null;
  }

  public PreemptionBounded(Share share) {
    this(share, null);
  }

  /** One that does not run schedules to their end that differ only in what does not conflict. */
  public static PreemptionBounded withoutRepetitions(Share share) {
    return new PreemptionBounded(share, new RepetitionCut());
  }

  @Override
  public void begin() {
    super.begin();
    if (repetitions != null) {
      repetitions.begin();
      if (deviations.isDefault()) {
        repetitions.startOver();
      }
    }
  }

  @Override
  public void executed(BooleanSupplier newOrder) {
    super.executed(newOrder);
    if (repetitions != null) {
      repetitions.ended();
      if (repetitions.contradicted()) {
        // The target sees something that is no action of any thread.
        repetitions = null;
        deviations.startOver();
      }
    }
  }

  @Override
  public boolean wasCut() {
    return repetitions != null && repetitions.cut();
  }

  @Override
  public String name() {
    return leavesOut ? "orders" : "preemption";
  }

  /** Preemptions of the next execution, and timeouts that pass early. */
  public int nextCost() {
    return deviations.cost();
  }

  @Override
  public boolean isExhaustive() {
    return deviations.isComplete();
  }

  @Override
  public int preemptionsCovered() {
    return deviations.isComplete()
        ? deviations.hasNext() ? deviations.cost() - 1 : Integer.MAX_VALUE
        : -1;
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (repetitions != null && deviations.isPast()) {
      if (repetitions.ends(running)) {
        return -1;
      }
      deviations.addAlternatives(!repetitions.checks());
    }
    int alternative = deviations.advance();
    int usual = byDefault.pickThread(enabled, count, running);
    if (alternative > 0) {
      int i = alternative - 1;
      // A target that does not repeat may offer fewer choices than last time.
      return i < count ? i : usual;
    }
    if (deviations.isPast()) {
      boolean free = running == null;
      ControlledThread preempted = enabled[usual];
      for (int i = 0; i < count; i++) {
        if (i != usual) {
          boolean early = !enabled[i].isRunnable() && preempted.isRunnable();
          deviations.offer(i + 1, free && !early ? 0 : 1, place(preempted, enabled[i]));
        }
      }
    }
    return usual;
  }

  @Override
  public String departure() {
    return VisitedStates.REPEATED;
  }

  private static long place(ControlledThread preempted, ControlledThread by) {
    return ((long) preempted.site() << 32) + ((long) preempted.id() << 16) + by.id();
  }
}
