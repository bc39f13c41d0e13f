package dev.unravel.explore.strategy;

import dev.unravel.explore.memory.OperationCounts;
import dev.unravel.explore.memory.SiteGroups;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.wire.Share;

/**
 * Selectively uniform random walk: Zhao, Wolff, Mathur, Roychoudhury, "Selectively Uniform
 * Concurrency Testing", ASPLOS 2025. Of each execution some operations are chosen to matter; whose
 * comes next is drawn with a probability in proportion to how many each thread has left, so that
 * all orders of those operations are equally likely. A thread that comes to such an operation out
 * of turn waits; everything else is scheduled at random.
 *
 * <p>Deviations: which operations matter is drawn anew for each execution, all at the sites of one
 * group of conflicting sites, or at all of them; how many a thread has is not profiled beforehand
 * but taken from the executions so far ({@link OperationCounts}).
 */
public final class Surw implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.drawing("surw", "each order of some operations equally likely", Surw::new);

  private static final int ALL_GROUPS = 4;

  private final Dice dice;
  private final Timeouts timeouts;
  private final SiteGroups groups = new SiteGroups();
  private final OperationCounts counts = new OperationCounts();
  private int[] free = new int[16];
  private int group;
  private int intended;

  public Surw(long seed, Share share) {
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
    groups.update();
    boolean all = groups.count() == 0 || dice.oneIn(ALL_GROUPS);
    group = all ? -1 : dice.below(groups.count());
    counts.begin(group);
    intended = -1;
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (free.length < count) {
      free = new int[count * 2];
    }
    if (intended < 0) {
      intended = draw(enabled, count);
    }
    int chosen = pickFree(enabled, count);
    if (chosen < 0) {
      // All that can act wait for their turn, and whose turn it is cannot act.
      intended = draw(enabled, count);
      chosen = indexOf(enabled, count, intended);
    }
    ControlledThread t = enabled[chosen];
    if (matters(t)) {
      counts.acts(t);
      intended = -1;
    }
    return chosen;
  }

  private int pickFree(ControlledThread[] enabled, int count) {
    int n = 0;
    int patient = 0;
    for (int i = 0; i < count; i++) {
      ControlledThread t = enabled[i];
      if (t.id() != intended && matters(t)) {
        continue;
      }
      if (timeouts.mustWait(t)) {
        free[count - ++patient] = i;
      } else {
        free[n++] = i;
      }
    }
    if (n > 0) {
      return free[dice.below(n)];
    }
    return patient == count ? free[count - 1 - dice.below(patient)] : -1;
  }

  private boolean matters(ControlledThread t) {
    int g = groups.of(t.site());
    return group < 0 ? g >= 0 : g == group;
  }

  /** Draws whose operation comes next. */
  private int draw(ControlledThread[] enabled, int count) {
    for (int i = 0; i < count; i++) {
      // Whoever shows up for the first time takes its share from the one who started it.
      counts.left(enabled[i]);
    }
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weight(enabled[i]);
    }
    int left = dice.below(sum);
    for (int i = 0; i < count; i++) {
      left -= weight(enabled[i]);
      if (left < 0) {
        return enabled[i].id();
      }
    }
    throw new IllegalStateException("weights do not add up");
  }

  private int weight(ControlledThread t) {
    return Math.max(1, counts.left(t));
  }

  private static int indexOf(ControlledThread[] enabled, int count, int id) {
    for (int i = 0; i < count; i++) {
      if (enabled[i].id() == id) {
        return i;
      }
    }
    throw new IllegalStateException("drawn among others");
  }

  @Override
  public int pick(int bound) {
    return dice.below(bound);
  }
}
