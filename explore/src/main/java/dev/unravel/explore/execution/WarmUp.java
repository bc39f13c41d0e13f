package dev.unravel.explore.execution;

import dev.unravel.explore.follow.NoPreemption;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;

/**
 * The first executions of a search, without preemption. They show whether the target fails all by
 * itself, and whether {@link FreshClasses} can give each execution a new state without a new class
 * loader. Only where the user asks for executions that leave their state to the next does the
 * target run in one loader until two executions in a row are the same; how many that took is part
 * of every trace, so that a replay starts from the same state.
 */
public final class WarmUp {
  private static final int MOST = 5;

  private WarmUp() {}

  /**
   * Result of the first executions.
   *
   * @param settings with the isolation that was settled on
   * @param executions how many were run
   * @param failure of the very first execution, or null
   */
  public record Result(Settings settings, int executions, Outcome.Fail failure) {}

  public static Result run(Runs runs, Settings settings) {
    Settings fresh = settings.withIsolation(Isolation.LOADER, 0);
    runs.program().renew();
    Outcome first = runs.once(new NoPreemption(), fresh, null, true);
    if (first instanceof Outcome.Fail fail) {
      return new Result(fresh, 1, fail);
    }
    return switch (settings.isolation()) {
      case AUTO -> new Result(fresh, 1 + runs.freshClasses().tryResetting(fresh), null);
      case SAME -> untilTwoAreAlike(runs, settings, fresh);
      case LOADER, JVM -> new Result(settings.withIsolation(settings.isolation(), 0), 1, null);
    };
  }

  private static Result untilTwoAreAlike(Runs runs, Settings settings, Settings fresh) {
    long before = runs.fingerprint();
    for (int i = 1; i <= MOST; i++) {
      Outcome outcome = runs.once(new NoPreemption(), fresh, null, true);
      long now = runs.fingerprint();
      if (outcome instanceof Outcome.Pass && now == before) {
        return new Result(settings.withIsolation(Isolation.SAME, i), i + 1, null);
      }
      before = now;
    }
    return new Result(settings.withIsolation(Isolation.SAME, MOST), MOST + 1, null);
  }
}
