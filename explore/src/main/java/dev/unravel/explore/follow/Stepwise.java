package dev.unravel.explore.follow;

import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Schedule;
import java.util.stream.IntStream;

/**
 * Follows a schedule that somebody made up who does not know when classes will be initialised: that
 * does not count as an action of its thread. Behind the end of the schedule it goes on without
 * preemption.
 */
public final class Stepwise implements Strategy, ActionListener {
  private final int[] threads;
  private final Picks picks;
  private final NoPreemption behindTheEnd = new NoPreemption();
  private int position;
  private String departure;

  public Stepwise(Schedule schedule) {
    threads =
        schedule.intervals().stream()
            .flatMapToInt(each -> IntStream.generate(each::thread).limit(each.actions()))
            .toArray();
    picks = new Picks(schedule.picks());
  }

  @Override
  public void begin() {
    position = 0;
    picks.begin();
    departure = null;
  }

  @Override
  public void acted(ControlledThread t) {
    if (t.operation() != Operation.INIT) {
      position++;
    }
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (position >= threads.length) {
      return behindTheEnd.pickThread(enabled, count, running);
    }
    int named = Turns.find(threads[position], enabled, count);
    if (named < 0) {
      departure = "in step " + (position + 1) + " thread " + threads[position] + " cannot act";
    }
    return named;
  }

  @Override
  public int pick(int bound) {
    return picks.next(bound);
  }

  /** Whoever made the schedule up knows nothing of stepping back. */
  @Override
  public boolean picksSpinners() {
    return position < threads.length;
  }

  @Override
  public String departure() {
    return departure;
  }
}
