package dev.unravel.explore.strategy;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.table.Blank;
import dev.unravel.wire.Share;
import java.util.Arrays;

/**
 * Systematic search by number of delays: Emmi, Qadeer, Rakamarić, "Delay-Bounded Scheduling", POPL
 * 2011. A thread runs until it stops, then the next in line; a delay sends the thread that would
 * act to the end of the line. The number of schedules with so many delays does not depend on the
 * number of threads, which makes it the systematic search for programs with many.
 *
 * <p>Deviations: the line is ordered by last delay, then by age; a thread that waits for a timeout
 * stands behind those who do not; at one choice there is at most one delay, so that with three
 * threads or more it does not come to every schedule.
 */
public final class DelayBounded extends DeviationSearch {
  static final StrategyEntry ENTRY =
      StrategyEntry.remembering(
          "delay", "threads in turn, with a few delays", (seed, share) -> new DelayBounded(share));

  private int[] delayedAt = new int[16];
  private int delays;

  public DelayBounded(Share share) {
    super(share, 1);
  }

  @Override
  public String name() {
    return ENTRY.name();
  }

  @Override
  public void begin() {
    super.begin();
    Blank.fill(delayedAt, 0);
    delays = 0;
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    int usual = first(enabled, count, running);
    if (deviations.advance() > 0) {
      ensure(enabled[usual].id());
      delayedAt[enabled[usual].id()] = ++delays;
      return first(enabled, count, null);
    }
    if (deviations.isPast()) {
      ControlledThread t = enabled[usual];
      deviations.offer(1, 1, ((long) t.site() << 32) + t.id());
    }
    return usual;
  }

  private int first(ControlledThread[] enabled, int count, ControlledThread running) {
    int best = 0;
    for (int i = 0; i < count; i++) {
      if (enabled[i] == running) {
        return i;
      }
      if (comesBefore(enabled[i], enabled[best])) {
        best = i;
      }
    }
    return best;
  }

  private boolean comesBefore(ControlledThread a, ControlledThread b) {
    if (a.isRunnable() != b.isRunnable()) {
      return a.isRunnable();
    }
    ensure(Math.max(a.id(), b.id()));
    int difference = delayedAt[a.id()] - delayedAt[b.id()];
    return difference < 0 || difference == 0 && a.id() < b.id();
  }

  private void ensure(int id) {
    if (id >= delayedAt.length) {
      delayedAt = Arrays.copyOf(delayedAt, id * 2);
    }
  }
}
