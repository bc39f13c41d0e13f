package dev.unravel.explore.sample;

import dev.unravel.explore.follow.NoPreemption;
import dev.unravel.explore.follow.Turns;
import dev.unravel.explore.follow.VisitedStates;
import dev.unravel.explore.strategy.Dice;
import dev.unravel.explore.strategy.Pct;
import dev.unravel.explore.strategy.PreemptionBounded;
import dev.unravel.explore.strategy.SearchStrategy;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.trace.Operation;
import dev.unravel.wire.Share;

/**
 * Random schedules with few preemptions, to find a simple execution that fails like one known
 * already. {@link PreemptionBounded} goes through all of them in order, and for a long execution
 * does not get far; here a preemption that is needed is hit with a probability that does not depend
 * on how many others there are to try first.
 *
 * <p>Close to {@link Pct}, with three differences. A thread that was preempted does not stay behind
 * all others: a preemption is one switch, and the next one often goes back. A preemption is drawn
 * among all points, or by site and then among the times that a thread comes to it, or the same with
 * sites of reads and writes only, or where the best execution so far was preempted: a loop with
 * thousands of accesses is then as likely to be interrupted as the one access that counts. And one
 * that is not the first may come some time after the one before, with a logarithm that is uniform:
 * those that matter together lie close together.
 *
 * <p>A thread that cannot go on is followed by the oldest in one half of the executions. In the
 * other half by another, in one of some ways to choose one that depend on nothing but the state: so
 * when all preemptions lie behind it, an execution is one that was run before as soon as it comes
 * to a state where that was, and ends.
 */
public final class FewPreemptions implements SearchStrategy {
  /** With more preemptions than this, random ones are hardly ever the right ones. */
  private static final int MOST = 3;

  /**
   * Where an execution has more preemptions than this, most of them have no part in the failure.
   */
  private static final int MOST_KNOWN = 10;

  /** Ways to choose who follows a thread that cannot go on, besides the oldest. */
  private static final int WAYS = 8;

  // In place of a site.
  private static final int ANYWHERE = -1;
  private static final int AFTERWARDS = -2;

  private final Dice dice;
  private int most;
  private int[] known = {};
  private final NoPreemption oldest = new NoPreemption();
  private final VisitedStates visited;

  // What this execution does: preempts at the n-th point of all, of a site, or since the
  // one before.
  private final int[] sites = new int[MOST];
  private final int[] times = new int[MOST];
  private int planned;

  /** Who follows a thread that cannot go on; 0 for the oldest. */
  private int way;

  // What happened so far.
  private int points;
  private int preemptions;
  private int preemptedAt;
  private int preempted;

  private boolean cut;
  private SiteCounts all = new SiteCounts();
  private SiteCounts accesses = new SiteCounts();

  // The same of the last execution that came to its end.
  private int usualPoints;
  private SiteCounts usual = new SiteCounts();
  private SiteCounts usualAccesses = new SiteCounts();

  public FewPreemptions(long seed, VisitedStates visited) {
    dice = new Dice(seed, Share.WHOLE);
    this.visited = visited;
  }

  /**
   * Says what the next executions should be like.
   *
   * @param preemptions how many they have at most
   * @param preemptedSites where the best execution so far was preempted
   */
  public void aim(int preemptions, int[] preemptedSites) {
    most = Math.min(preemptions, MOST);
    known = preemptedSites;
  }

  @Override
  public String name() {
    return "few-preemptions";
  }

  @Override
  public void begin() {
    dice.begin();
    way = dice.oneIn(2) ? 0 : 1 + dice.below(WAYS);
    if (!cut) {
      keepCounts();
    }
    // Nothing is known before the first execution.
    planned = usualPoints == 0 ? 0 : dice.oneIn(2) ? most : dice.below(most + 1);
    for (int i = 0; i < planned; i++) {
      plan(i);
    }
    all.clear();
    accesses.clear();
    points = 0;
    preemptions = 0;
    preempted = -1;
    cut = false;
  }

  private void keepCounts() {
    SiteCounts before = usual;
    usual = all;
    all = before;
    before = usualAccesses;
    usualAccesses = accesses;
    accesses = before;
    usualPoints = points;
  }

  private void plan(int i) {
    if (i > 0 && dice.oneIn(2)) {
      int range = dice.below(Integer.SIZE - Integer.numberOfLeadingZeros(usualPoints));
      sites[i] = AFTERWARDS;
      times[i] = (1 << range) + dice.below(1 << range);
      return;
    }
    sites[i] = site();
    times[i] = 1 + dice.below(sites[i] == ANYWHERE ? usualPoints : usual.of(sites[i]));
  }

  private int site() {
    if (known.length > 0 && known.length <= MOST_KNOWN && dice.oneIn(2)) {
      int site = known[dice.below(known.length)];
      return usual.of(site) > 0 ? site : ANYWHERE;
    }
    int kind = dice.below(3);
    SiteCounts counts = kind == 0 ? usualAccesses : usual;
    return kind == 2 || counts.sites() == 0 ? ANYWHERE : counts.site(dice.below(counts.sites()));
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    cut = usualPoints > 0 && preemptions >= planned && visited.hadThis(running, way);
    if (cut) {
      return -1;
    }
    if (running == null) {
      return way == 0
          ? oldest.pickThread(enabled, count, null)
          : another(enabled, count, null, chance());
    }
    if (!isDue(running)) {
      return Turns.find(running.id(), enabled, count);
    }
    int back = preempted == running.id() ? -1 : Turns.find(preempted, enabled, count);
    preemptions++;
    preemptedAt = points;
    preempted = running.id();
    return back >= 0 && dice.oneIn(2) ? back : another(enabled, count, running, dice.priority());
  }

  /** The same whenever an execution of this way is in this state. */
  private long chance() {
    long x = (Execution.state(null) + way) * 0x9E3779B97F4A7C15L;
    return (x ^ (x >>> 32)) >>> 1;
  }

  private boolean isDue(ControlledThread running) {
    points++;
    int site = running.site();
    int time = all.add(site);
    if (running.operation() == Operation.READ || running.operation() == Operation.WRITE) {
      accesses.add(site);
    }
    for (int i = 0; i < planned; i++) {
      boolean due =
          switch (sites[i]) {
            case ANYWHERE -> times[i] == points;
            case AFTERWARDS -> i == preemptions && times[i] == points - preemptedAt;
            default -> sites[i] == site && times[i] == time;
          };
      if (due) {
        return true;
      }
    }
    return false;
  }

  /** Nobody's time is up as long as another has something to do. */
  private static int another(
      ControlledThread[] enabled, int count, ControlledThread running, long chance) {
    int runnable = 0;
    for (int i = 0; i < count; i++) {
      runnable += isOther(enabled[i], running, true) ? 1 : 0;
    }
    int others = running == null ? count : count - 1;
    int left = (int) (chance % (runnable > 0 ? runnable : others));
    int i = 0;
    while (!isOther(enabled[i], running, runnable > 0) || left-- > 0) {
      i++;
    }
    return i;
  }

  private static boolean isOther(
      ControlledThread t, ControlledThread running, boolean onlyRunnable) {
    return t != running && (t.isRunnable() || !onlyRunnable);
  }

  @Override
  public String departure() {
    return VisitedStates.REPEATED;
  }

  @Override
  public int pick(int bound) {
    return way == 0 ? 0 : (int) (chance() % bound);
  }
}
