package dev.unravel.explore.strategy;

import dev.unravel.explore.wire.Share;
import dev.unravel.runtime.ControlledThread;

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
  private final NoPreemption byDefault = new NoPreemption();

  public PreemptionBounded(Share share) {
    super(share, 0);
  }

  @Override
  public String name() {
    return "preemption";
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

  private static long place(ControlledThread preempted, ControlledThread by) {
    return ((long) preempted.site() << 32) + ((long) preempted.id() << 16) + by.id();
  }
}
