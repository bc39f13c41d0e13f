package dev.unravel.explore.strategy;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.wire.Share;
import java.util.function.BooleanSupplier;

/**
 * The default: all strategies, mixed. Cheap and shallow first, because most bugs are: no
 * preemption, then one at each site where threads conflict. After that the strategies take turns by
 * lot, and those that order conflicting operations in new ways, for the actions it takes them, get
 * more of the work. No strategy is ever left out: which one a bug yields to is not known before,
 * and new orders are only a hint.
 *
 * <p>When the systematic one has run every schedule there is, so has this one.
 */
public final class Auto implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.drawing("auto", "several of the others in turn", Auto::new);

  /** Shallow executions before the others get their turns. */
  private static final int SHALLOW = 100;

  private final Dice dice;
  private final PreemptionBounded systematic;
  private final DelayBounded delays;
  private final SearchStrategy[] strategies;
  private final Lottery lottery;
  private final boolean[] open;
  private int executions;
  private int current;

  public Auto(long seed, Share share) {
    dice = new Dice(seed, share);
    systematic = new PreemptionBounded(share);
    delays = new DelayBounded(share);
    strategies =
        new SearchStrategy[] {
          systematic,
          delays,
          new Pct(seed, share),
          new Pos(seed, share),
          new Surw(seed, share),
          new RaceDirected(seed, share),
          new ReadsFrom(seed, share),
          new NewStates(seed, share),
          new RandomWalk(seed, share)
        };
    lottery = new Lottery(strategies.length);
    open = new boolean[strategies.length];
  }

  @Override
  public String name() {
    return ENTRY.name();
  }

  @Override
  public String maker() {
    return strategies[current].name();
  }

  @Override
  public boolean hasNext() {
    return systematic.hasNext() || !systematic.isExhaustive();
  }

  @Override
  public boolean isExhaustive() {
    return systematic.isExhaustive();
  }

  @Override
  public int preemptionsCovered() {
    return systematic.preemptionsCovered();
  }

  @Override
  public void begin() {
    dice.begin();
    current = draw();
    executions++;
    strategies[current].begin();
  }

  private int draw() {
    // With many threads there are many shallow ones, none of which may fail: not only they.
    if (executions < SHALLOW && executions % 4 != 3) {
      // The two differ in who goes on when a thread stops.
      if (executions % 4 == 1 && delays.nextIsShallow()) {
        return 1;
      }
      if (systematic.nextIsShallow()) {
        return 0;
      }
    }
    for (int i = 0; i < open.length; i++) {
      open[i] = strategies[i].hasNext();
    }
    return lottery.holder(dice.below(lottery.sum(open)), open);
  }

  @Override
  public int values() {
    return strategies[current].values();
  }

  @Override
  public void executed(BooleanSupplier newOrder) {
    strategies[current].executed(newOrder);
    lottery.executed(current, newOrder.getAsBoolean(), Execution.clock());
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    return strategies[current].pickThread(enabled, count, running);
  }

  @Override
  public int pick(int bound) {
    return strategies[current].pick(bound);
  }
}
