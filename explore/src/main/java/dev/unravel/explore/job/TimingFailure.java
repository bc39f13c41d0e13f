package dev.unravel.explore.job;

import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;

/**
 * A failing execution in which a thread was held up while the time of others ran out: the one so
 * far that takes the shortest stall. It is reported if the search finds no failure without. First
 * the search looks for one that takes less, for a while; then for one that takes nothing.
 */
final class TimingFailure {
  /** Executions in vain after which no shorter stall is looked for. */
  private static final int IN_VAIN = 200;

  private Schedule schedule;
  private Settings settings;
  private Outcome.Fail failure;
  private int left;

  boolean any() {
    return failure != null;
  }

  Schedule schedule() {
    return schedule;
  }

  Settings settings() {
    return settings;
  }

  Outcome.Fail failure() {
    return failure;
  }

  void keep(Schedule itsSchedule, Settings itsSettings, Outcome.Fail failing) {
    if (failure == null || nanos(failing) < nanos(failure)) {
      schedule = itsSchedule;
      settings = itsSettings;
      failure = failing;
      left = IN_VAIN;
    }
  }

  /** The settings to go on with: the same object if nothing changes. */
  Settings next(Settings now) {
    if (failure == null || now.patienceMillis() == 0) {
      return now;
    }
    long patience = --left > 0 ? Math.min(now.patienceMillis(), millis()) : 0;
    return patience == now.patienceMillis() ? now : now.withPatience(patience);
  }

  /** With so much patience nobody is held up for as long. */
  private long millis() {
    return Math.max(1, failure.stall().get().millis());
  }

  private static long nanos(Outcome.Fail failing) {
    return failing.stall().get().nanos();
  }
}
