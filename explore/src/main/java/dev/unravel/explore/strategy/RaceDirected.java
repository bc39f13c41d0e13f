package dev.unravel.explore.strategy;

import dev.unravel.runtime.memory.ConflictWatch;
import dev.unravel.runtime.place.SitePairs;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.table.Blank;
import dev.unravel.wire.Share;
import java.util.Arrays;

/**
 * Race-directed random testing: Sen, "Race Directed Random Testing of Concurrent Programs", PLDI
 * 2008; with contentions on locks and other synchronisation as well as races, as Jalbert and Sen
 * did for "A Trace Simplification Technique for Effective Debugging of Concurrent Programs", FSE
 * 2010. Each execution aims at one pair of sites: a thread that comes to one of them waits until
 * another is about to do something conflicting at the other, and then a coin decides who goes
 * first. When only waiting threads are left, one of them goes on.
 *
 * <p>Deviations: the pairs are those that earlier executions have shown, not the result of a first
 * phase, so the search goes on as they are found; threads away from the pair are switched at random
 * in half of the executions only, in the others they run on, because thousands of random switches
 * drown the one that counts.
 */
public final class RaceDirected implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.drawing("race", "stops threads where they race", RaceDirected::new);

  private final Dice dice;
  private final Timeouts timeouts;
  private int one;
  private int other;
  private boolean runsOn;
  private int[] free = new int[16];

  /** Until a thread announces something else it waits no more. */
  private int[] releasedAt = new int[16];

  public RaceDirected(long seed, Share share) {
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
    Blank.fill(releasedAt, -1);
    runsOn = dice.oneIn(2);
    int pairs = SitePairs.count();
    int pair = pairs == 0 ? -1 : dice.below(pairs);
    one = pair < 0 ? -1 : SitePairs.first(pair);
    other = pair < 0 ? -1 : SitePairs.second(pair);
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (free.length < count) {
      free = new int[count * 2];
    }
    int n = 0;
    int late = -1;
    for (int i = 0; i < count; i++) {
      ControlledThread t = enabled[i];
      if (waits(t)) {
        int partner = partner(enabled, count, t);
        if (partner >= 0) {
          int first = dice.oneIn(2) ? i : partner;
          release(t);
          release(enabled[partner]);
          return first;
        }
      } else if (timeouts.mustWait(t)) {
        late = i;
      } else if (t == running && runsOn) {
        return i;
      } else {
        free[n++] = i;
      }
    }
    if (n > 0) {
      return free[dice.below(n)];
    }
    int chosen = late >= 0 && dice.oneIn(2) ? late : dice.below(count);
    release(enabled[chosen]);
    return chosen;
  }

  private boolean waits(ControlledThread t) {
    int site = t.site();
    if (site != one && site != other) {
      return false;
    }
    return t.id() >= releasedAt.length || releasedAt[t.id()] != t.announcements();
  }

  /** Somebody who is about to conflict with a waiting thread, at the other site. */
  private int partner(ControlledThread[] enabled, int count, ControlledThread t) {
    int wanted = t.site() == one ? other : one;
    for (int i = 0; i < count; i++) {
      ControlledThread u = enabled[i];
      if (u != t && u.site() == wanted && ConflictWatch.between(u, t)) {
        return i;
      }
    }
    return -1;
  }

  private void release(ControlledThread t) {
    int id = t.id();
    if (id >= releasedAt.length) {
      int before = releasedAt.length;
      releasedAt = Arrays.copyOf(releasedAt, id * 2);
      Arrays.fill(releasedAt, before, releasedAt.length, -1);
    }
    releasedAt[id] = t.announcements();
  }

  @Override
  public int pick(int bound) {
    return dice.below(bound);
  }
}
