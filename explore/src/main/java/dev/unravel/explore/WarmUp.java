package dev.unravel.explore;

import dev.unravel.explore.strategy.NoPreemption;
import dev.unravel.runtime.Execution;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;

/**
 * Runs the target a few times without preemption in one class loader, until two executions in a row
 * are the same. From then on its executions can share the loader; how many it took is part of every
 * trace, so that a replay starts from the same state. If it never settles, static fields carry
 * something over, and each execution gets classes of its own, or such as {@link FreshClasses} can
 * make look so.
 */
final class WarmUp {
  private static final int MOST = 5;

  private WarmUp() {}

  /**
   * What the first executions showed.
   *
   * @param settings with the isolation that was settled on
   * @param executions how many were run
   * @param failure of the very first execution, or null
   * @param racesToInitialise whether classes were initialised while several threads ran: an order
   *     that only executions with classes of their own can vary
   */
  record Result(
      Settings settings, int executions, Outcome.Fail failure, boolean racesToInitialise) {}

  static Result run(Runs runs, Settings settings) {
    Settings fresh = settings.withIsolation(Isolation.LOADER, 0);
    runs.program().renew();
    Outcome first = runs.once(new NoPreemption(), fresh, null, true);
    boolean races = Execution.racedToInitialise();
    if (first instanceof Outcome.Fail fail) {
      return new Result(fresh, 1, fail, races);
    }
    if (settings.isolation() != Isolation.AUTO && settings.isolation() != Isolation.SAME) {
      return new Result(settings.withIsolation(settings.isolation(), 0), 1, null, races);
    }
    long before = runs.fingerprint();
    for (int i = 1; i <= MOST; i++) {
      Outcome outcome = runs.once(new NoPreemption(), fresh, null, true);
      long now = runs.fingerprint();
      if (outcome instanceof Outcome.Pass && now == before) {
        return new Result(settings.withIsolation(Isolation.SAME, i), i + 1, null, races);
      }
      before = now;
    }
    if (settings.isolation() == Isolation.SAME) {
      return new Result(settings.withIsolation(Isolation.SAME, MOST), MOST + 1, null, races);
    }
    int tries = runs.freshClasses().tryResetting(fresh);
    return new Result(fresh, MOST + 1 + tries, null, races);
  }
}
