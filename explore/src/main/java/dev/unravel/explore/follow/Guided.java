package dev.unravel.explore.follow;

import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Schedule;
import dev.unravel.wire.Plan;
import java.util.Arrays;

/**
 * Runs the actions of an earlier execution in another order, as far as that goes: Jalbert, Sen, "A
 * Trace Simplification Technique for Effective Debugging of Concurrent Programs", FSE 2010. A
 * thread that leaves the path it took then runs until it is back, cannot go on, or loops; a thread
 * that cannot act passes control on, and does what it has missed in its next interval; at the end
 * threads go on without preemption.
 *
 * <p>An interval ends at a place on its thread's path, not after a number of actions: a thread that
 * comes to that place by a longer or shorter way still stops there.
 */
public final class Guided implements Strategy, ActionListener {
  /** How far ahead on its path a thread is looked for: it may have left something out. */
  private static final int AHEAD = 1_000;

  /** Actions off its path after which a thread is taken to loop. */
  private static final int LOST = 2_000;

  /** Where an interval ends that lasts until its thread cannot go on. */
  private static final int ENDLESS = Integer.MAX_VALUE;

  private static final int UNKNOWN = -1;
  private static final int NOT_ASKED = -2;

  private final Paths paths;
  private final int[] intervalThreads;
  private final int[] ends;
  private final Picks picks;
  private final NoPreemption behindTheEnd = new NoPreemption();

  /** Null if it goes on wherever others have been. */
  private final VisitedStates visited;

  /** By interval: tells apart what is left to do from there. */
  private final long[] plans;

  /** By number in this execution: the number in the earlier one. */
  private int[] earlier = new int[8];

  private int known;

  // By number in the earlier execution.
  private final int[] positions;
  private final int[] strayed;

  private int interval;

  public Guided(Paths paths, Schedule schedule) {
    this(paths, schedule, null);
  }

  /**
   * The same, but it ends where one with the same left to do has been.
   *
   * @param visited where others have been, or null
   */
  public Guided(Paths paths, Schedule schedule, VisitedStates visited) {
    this.paths = paths;
    this.visited = visited;
    int count = schedule.intervals().size();
    intervalThreads = new int[count];
    ends = new int[count];
    int[] reached = new int[paths.threads()];
    for (int i = 0; i < count; i++) {
      Interval each = schedule.intervals().get(i);
      boolean endless = each.actions() >= Plan.Guided.UNTIL_BLOCKED;
      if (each.thread() < reached.length) {
        reached[each.thread()] += each.actions() - (endless ? Plan.Guided.UNTIL_BLOCKED : 0);
        ends[i] = endless ? ENDLESS : Math.min(reached[each.thread()], paths.length(each.thread()));
      }
      intervalThreads[i] = each.thread();
    }
    plans = visited == null ? null : plans(schedule.picks().hashCode() * 31L + paths.hash());
    picks = new Picks(schedule.picks());
    positions = new int[paths.threads()];
    strayed = new int[paths.threads()];
  }

  /** Behind the last interval there is none. */
  private long[] plans(long start) {
    long[] hashes = new long[ends.length + 1];
    long hash = start;
    for (int i = ends.length - 1; i >= 0; i--) {
      hash = (hash * 31 + intervalThreads[i]) * 31 + ends[i] + 1;
      hashes[i] = hash * 0x9E3779B97F4A7C15L;
    }
    return hashes;
  }

  @Override
  public void begin() {
    Arrays.fill(positions, 0);
    Arrays.fill(strayed, 0);
    known = 0;
    interval = 0;
    picks.begin();
  }

  @Override
  public void acted(ControlledThread t) {
    int thread = earlier(t);
    if (thread == UNKNOWN || strayed[thread] > LOST) {
      return;
    }
    int end = Math.min(paths.length(thread), positions[thread] + AHEAD);
    int site = t.site();
    for (int i = positions[thread]; i < end; i++) {
      if (paths.site(thread, i) == site) {
        positions[thread] = i + 1;
        strayed[thread] = 0;
        return;
      }
    }
    strayed[thread]++;
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    for (; interval < ends.length; interval++) {
      int thread = intervalThreads[interval];
      if (thread >= positions.length
          || positions[thread] >= ends[interval]
          || strayed[thread] > LOST) {
        continue;
      }
      for (int i = 0; i < count; i++) {
        if (earlier(enabled[i]) == thread) {
          return repeats(running) ? -1 : i;
        }
      }
    }
    return repeats(running) ? -1 : behindTheEnd.pickThread(enabled, count, running);
  }

  private boolean repeats(ControlledThread running) {
    return visited != null && visited.hadThis(running, plans[interval]);
  }

  @Override
  public String departure() {
    return VisitedStates.REPEATED;
  }

  @Override
  public int pick(int bound) {
    return picks.next(bound);
  }

  /** Threads are the same if their parents are, and they are the same child of it. */
  private int earlier(ControlledThread t) {
    int id = t.id();
    if (id >= known) {
      if (id >= earlier.length) {
        earlier = Arrays.copyOf(earlier, Math.max(id + 1, earlier.length * 2));
      }
      // Not Arrays.fill: its accesses are points when a thread of the target makes them.
      while (known <= id) {
        earlier[known++] = NOT_ASKED;
      }
    }
    if (earlier[id] == NOT_ASKED) {
      int parent = t.parentId();
      int parentThen = parent < 0 ? -1 : earlier[parent];
      earlier[id] =
          parent >= 0 && parentThen < 0 ? UNKNOWN : paths.thread(parentThen, t.childNumber());
    }
    return earlier[id];
  }
}
