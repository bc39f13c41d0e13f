package dev.unravel.explore.strategy;

import dev.unravel.explore.SearchStrategy;
import dev.unravel.explore.wire.Share;
import dev.unravel.runtime.Blank;
import dev.unravel.runtime.ControlledThread;
import java.util.Arrays;

/**
 * Random schedules with few preemptions, to find a simple execution that fails like one known
 * already. {@link PreemptionBounded} goes through all of them in order, and for a long execution
 * does not get far; here a preemption that is needed is hit with a probability that does not depend
 * on how many others there are to try first.
 *
 * <p>Close to {@link Pct}, with two differences. A thread that was preempted does not stay behind
 * all others: a preemption is one switch. And half of the preemptions are drawn by site, then among
 * the times that it is come to: a loop with thousands of accesses is then as likely to be
 * interrupted as the one access that counts.
 *
 * <p>A thread that cannot go on is followed by any other in one half of the executions, and by the
 * oldest in the other.
 */
public final class FewPreemptions implements SearchStrategy {
  private static final int ANY_SITE = -1;

  private final Dice dice;
  private final int most;
  private final NoPreemption oldest = new NoPreemption();

  // What this execution does: preempt at the n-th point of all, or of a site.
  private final int[] sites;
  private final int[] times;
  private int planned;
  private boolean inOrder;

  /** By site, how often a thread could have been preempted there. */
  private int[] counts = new int[1 << 10];

  private int[] seen = new int[64];
  private int seenCount;
  private int points;

  /**
   * @param most preemptions of an execution at most
   */
  public FewPreemptions(long seed, int most) {
    this.dice = new Dice(seed, Share.WHOLE);
    this.most = most;
    this.sites = new int[most];
    this.times = new int[most];
  }

  @Override
  public String name() {
    return "few-preemptions";
  }

  @Override
  public void begin() {
    dice.begin();
    inOrder = dice.oneIn(2);
    planned = points == 0 ? 0 : dice.below(most + 1);
    for (int i = 0; i < planned; i++) {
      boolean bySite = dice.oneIn(2);
      sites[i] = bySite ? seen[dice.below(seenCount)] : ANY_SITE;
      times[i] = 1 + dice.below(bySite ? counts[sites[i]] : points);
    }
    Blank.fill(counts, 0);
    seenCount = 0;
    points = 0;
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (running == null) {
      return inOrder ? oldest.pickThread(enabled, count, null) : another(enabled, count, null);
    }
    return isDue(running.site())
        ? another(enabled, count, running)
        : oldest.pickThread(enabled, count, running);
  }

  private boolean isDue(int site) {
    points++;
    int time = count(site);
    for (int i = 0; i < planned; i++) {
      if (sites[i] == ANY_SITE ? times[i] == points : sites[i] == site && times[i] == time) {
        return true;
      }
    }
    return false;
  }

  private int count(int site) {
    if (site >= counts.length) {
      counts = Arrays.copyOf(counts, site * 2);
    }
    if (counts[site] == 0) {
      if (seenCount == seen.length) {
        seen = Arrays.copyOf(seen, seenCount * 2);
      }
      seen[seenCount++] = site;
    }
    return ++counts[site];
  }

  /** Nobody's time is up as long as another has something to do. */
  private int another(ControlledThread[] enabled, int count, ControlledThread running) {
    int runnable = 0;
    for (int i = 0; i < count; i++) {
      runnable += isOther(enabled[i], running, true) ? 1 : 0;
    }
    int others = running == null ? count : count - 1;
    int left = dice.below(runnable > 0 ? runnable : others);
    for (int i = 0; i < count; i++) {
      if (isOther(enabled[i], running, runnable > 0) && left-- == 0) {
        return i;
      }
    }
    return 0;
  }

  private static boolean isOther(
      ControlledThread t, ControlledThread running, boolean onlyRunnable) {
    return t != running && (t.isRunnable() || !onlyRunnable);
  }

  @Override
  public int pick(int bound) {
    return inOrder ? 0 : dice.below(bound);
  }
}
