package dev.unravel.explore.strategy;

import dev.unravel.explore.follow.VisitedStates;
import dev.unravel.explore.reduce.Reduction;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.wire.Share;
import java.util.function.BooleanSupplier;

/**
 * Runs every order of steps that depend on each other, where {@link Exhaustive} runs every order of
 * all: Abdulla, Aronis, Jonsson, Sagonas, "Optimal Dynamic Partial Order Reduction", POPL 2014, in
 * the version with source sets and sleep sets. Depth first; what is kept is one way through the
 * tree.
 *
 * <p>Deviations: no wakeup trees, so an execution may turn out to repeat others, and is not run to
 * its end then; what a step depends on is known only when it has been taken; steps that cannot be
 * taken at the moment, timeouts and ends of executions are treated as {@link Reduction} says.
 *
 * <p>Shares: what is to be run is not known beforehand, so the first share runs it all.
 */
public final class Dpor implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.undivided(
          "dpor", "one schedule for each order that matters", (seed, share) -> new Dpor(share));

  private final boolean isOurs;
  private final Reduction reduction = new Reduction();
  private int learnedPoints;

  public Dpor(Share share) {
    isOurs = share.has(0);
  }

  @Override
  public String name() {
    return ENTRY.name();
  }

  @Override
  public boolean asksForUses() {
    return true;
  }

  @Override
  public boolean hasNext() {
    if (Execution.learnedPoints() > learnedPoints) {
      // There are choices now that were none: what was run so far may have left out branches.
      learnedPoints = Execution.learnedPoints();
      reduction.startOver();
    }
    return isOurs && !reduction.isOver();
  }

  @Override
  public boolean isExhaustive() {
    return reduction.isComplete();
  }

  @Override
  public boolean wasCut() {
    return reduction.wasCut();
  }

  @Override
  public void begin() {
    reduction.begin();
  }

  @Override
  public void executed(BooleanSupplier newOrder) {
    reduction.executed();
  }

  @Override
  public String progress() {
    return reduction.isOver() ? "" : reduction.progress();
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    return reduction.choose(enabled, count, running);
  }

  @Override
  public int pick(int bound) {
    return reduction.pick(bound);
  }

  @Override
  public String departure() {
    return VisitedStates.REPEATED;
  }
}
