package dev.unravel.explore.strategy;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.table.Blank;
import dev.unravel.wire.Share;
import java.util.Arrays;

/**
 * Probabilistic concurrency testing: Burckhardt, Kothari, Musuvathi, Nagarakatte, "A Randomized
 * Scheduler with Probabilistic Guarantees of Finding Bugs", ASPLOS 2010. Threads have random
 * priorities and the highest that can act does; at d-1 random points the priority of the thread
 * that would act drops below all others. Finds a bug of depth d in an execution of k points and n
 * threads with probability at least 1/(n k^(d-1)).
 *
 * <p>Deviations: k is not given but learned, as the most points of the last executions; d is drawn
 * for each execution, from 2 to 5, since nobody knows the depth of a bug in advance; timeouts,
 * which the paper does not have, see {@link Timeouts}.
 */
public final class Pct implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.drawing("pct", "by priorities, which drop at a few points", Pct::new);

  private static final int LEAST_DEPTH = 2;
  private static final int DEPTHS = 4;
  private static final int NOBODY = -1;

  private final Dice dice;
  private final Timeouts timeouts;
  private final int[] changes = new int[LEAST_DEPTH + DEPTHS];
  private int changeCount;
  private long[] priorities = new long[16];
  private int points;
  private int length = 16;

  // Whom the last look at all threads found, where, and what there was to see: it stays the highest
  // as long as it can act and nobody joins in, so that not every choice has to look at all.
  private int top = NOBODY;
  private int topPlace;
  private int arrivals;
  private boolean allRunnable;

  public Pct(long seed, Share share) {
    dice = new Dice(seed, share);
    timeouts = new Timeouts(dice);
  }

  @Override
  public String name() {
    return ENTRY.name();
  }

  @Override
  public void begin() {
    dice.begin();
    timeouts.begin();
    // Forgets slowly: one long execution among short ones must not spread the changes too thin.
    length = Math.max(points, length - length / 8);
    points = 0;
    top = NOBODY;
    Blank.fill(priorities);
    changeCount = LEAST_DEPTH - 1 + dice.below(DEPTHS);
    for (int i = 0; i < changeCount; i++) {
      changes[i] = 1 + dice.below(Math.max(1, length));
    }
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    points++;
    int best = isStillHighest(enabled, count) ? topPlace : highest(enabled, count);
    for (int i = 0; i < changeCount; i++) {
      if (changes[i] == points) {
        // Below every priority that was drawn.
        priorities[enabled[best].id()] = -1 - i;
        best = highest(enabled, count);
      }
    }
    return best;
  }

  /** One whose time may be up can rise without joining in: somebody wakes it. */
  private boolean isStillHighest(ControlledThread[] enabled, int count) {
    return topPlace < count
        && enabled[topPlace].id() == top
        && allRunnable
        && arrivals == Execution.arrivals();
  }

  private int highest(ControlledThread[] enabled, int count) {
    int best = -1;
    long bestPriority = 0;
    allRunnable = true;
    for (int i = 0; i < count; i++) {
      allRunnable &= enabled[i].isRunnable();
      long priority = priority(enabled[i]);
      if (best < 0 || priority > bestPriority) {
        best = i;
        bestPriority = priority;
      }
    }
    top = enabled[best].id();
    topPlace = best;
    arrivals = Execution.arrivals();
    return best;
  }

  private long priority(ControlledThread t) {
    int id = t.id();
    if (id >= priorities.length) {
      priorities = Arrays.copyOf(priorities, id * 2);
    }
    if (priorities[id] == 0) {
      priorities[id] = dice.priority() | 1;
    }
    return timeouts.mustWait(t) ? Long.MIN_VALUE / 2 + priorities[id] : priorities[id];
  }

  @Override
  public int pick(int bound) {
    return dice.below(bound);
  }
}
