package dev.unravel.runtime;

import dev.unravel.runtime.schedule.Core;
import dev.unravel.runtime.schedule.Strategy;

/** An execution with all that observes one, for tests that see nothing of it but what it shows. */
public final class RoomsRun {
  private static final long MOST_ACTIONS = 100_000;

  private RoomsRun() {}

  /** Runs main, which may start others. */
  public static void of(Strategy strategy, Runnable main) {
    Core.run(new Rooms(), MOST_ACTIONS, strategy, main);
  }
}
