package dev.unravel.explore.follow;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Schedule;

/**
 * Follows a schedule where it can, for an execution that has other inputs than the one the schedule
 * comes from: where the thread it names cannot act, the running one goes on, or else the next in
 * turn.
 */
public final class LooseReplay implements Strategy {
  private final ExactReplay replay;

  public LooseReplay(Schedule schedule) {
    replay = new ExactReplay(schedule);
  }

  @Override
  public void begin() {
    replay.begin();
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    int wanted = Turns.find(replay.expected(), enabled, count);
    return wanted >= 0 ? wanted : Turns.pick(enabled, count, running);
  }

  @Override
  public int pick(int bound) {
    return replay.pick(bound);
  }

  @Override
  public long due() {
    return replay.due();
  }

  @Override
  public int expected() {
    return replay.expected();
  }
}
