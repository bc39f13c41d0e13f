package dev.unravel.explore.sample;

import dev.unravel.explore.follow.Guided;
import dev.unravel.explore.follow.Paths;
import dev.unravel.explore.follow.Turns;
import dev.unravel.explore.strategy.Dice;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Schedule;
import dev.unravel.wire.Share;

/** Follows a schedule up to a clock value, as far as that goes, and then goes on at random. */
public final class ThenRandom implements Strategy, ActionListener {
  private final Guided guided;
  private final Dice dice;
  private final long until;

  /** How seldom control passes on where it need not: once in so many choices. */
  private final int seldom;

  public ThenRandom(Paths paths, Schedule schedule, long until, int seldom, long seed) {
    guided = new Guided(paths, schedule);
    dice = new Dice(seed, Share.WHOLE);
    this.until = until;
    this.seldom = seldom;
  }

  @Override
  public void begin() {
    guided.begin();
    dice.begin();
  }

  @Override
  public void acted(ControlledThread t) {
    guided.acted(t);
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (Execution.clock() < until) {
      return guided.pickThread(enabled, count, running);
    }
    if (running != null && !dice.oneIn(seldom)) {
      return Turns.find(running.id(), enabled, count);
    }
    return dice.below(count);
  }

  @Override
  public int pick(int bound) {
    return Execution.clock() < until ? guided.pick(bound) : dice.below(bound);
  }
}
