package dev.unravel.diagnose.simplify;

import dev.unravel.trace.Interval;
import dev.unravel.wire.Intervals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * The schedule with the fewest preemptions, then switches, among those that keep a partial order.
 * No execution is needed to find it.
 *
 * <p>A thread that may act loses nothing by going on as far as the order lets it: what it has done
 * can only allow others more. So a schedule is a sequence of threads, each of which runs until its
 * next action must wait for another's, and the shortest one is a shortest path among the states
 * that such runs lead to (Dijkstra). Where there are too many of them, the longest run comes next.
 */
final class Linearisation {
  private static final int MOST_STATES = 3_000;
  private static final long MOST_STEPS = 5_000_000;

  private record Key(List<Integer> done, int running) {}

  private record State(int[] done, int running, int preemptions, int switches, State before) {
    Key key() {
      return new Key(Arrays.stream(done).boxed().toList(), running);
    }

    long progress() {
      return Arrays.stream(done).asLongStream().sum();
    }
  }

  private final PartialOrder order;
  private final int[] goal;
  private long steps;

  private Linearisation(PartialOrder order, int[] goal) {
    this.order = order;
    this.goal = goal;
  }

  /**
   * The schedule.
   *
   * @param prefix how it has to begin
   * @param goal how many actions of each thread it runs; all that they come after are among them
   */
  static List<Interval> of(PartialOrder order, List<Interval> prefix, int[] goal) {
    int[] done = order.after(prefix);
    int[] target = new int[goal.length];
    Arrays.setAll(target, t -> Math.max(goal[t], done[t]));
    int running = prefix.isEmpty() ? -1 : prefix.get(prefix.size() - 1).thread();
    State end = new Linearisation(order, target).shortest(new State(done, running, 0, 0, null));
    LinkedList<Interval> intervals = new LinkedList<>();
    for (State s = end; s.before != null; s = s.before) {
      int actions = s.done[s.running] - s.before.done[s.running];
      intervals.addFirst(new Interval(s.running, actions));
    }
    intervals.addAll(0, prefix);
    return Intervals.merged(intervals);
  }

  private State shortest(State start) {
    PriorityQueue<State> open =
        new PriorityQueue<>(
            Comparator.comparingInt(State::preemptions)
                .thenComparingInt(State::switches)
                .thenComparing(Comparator.comparingLong(State::progress).reversed()));
    Set<Key> seen = new HashSet<>();
    open.add(start);
    State furthest = start;
    while (seen.size() < MOST_STATES && steps < MOST_STEPS) {
      State state = open.remove();
      if (Arrays.equals(state.done, goal)) {
        return state;
      }
      if (seen.add(state.key())) {
        furthest = state.progress() > furthest.progress() ? state : furthest;
        open.addAll(next(state));
      }
    }
    return greedy(furthest);
  }

  private State greedy(State start) {
    State state = start;
    while (!Arrays.equals(state.done, goal)) {
      state = next(state).stream().max(Comparator.comparingLong(State::progress)).orElseThrow();
    }
    return state;
  }

  private List<State> next(State state) {
    List<State> states = new ArrayList<>();
    for (int thread = 0; thread < goal.length; thread++) {
      int[] done = run(thread, state.done);
      if (done[thread] > state.done[thread]) {
        boolean switched = state.running >= 0 && state.running != thread;
        boolean forced = !switched || order.blocked(state.running, state.done);
        states.add(
            new State(
                done,
                thread,
                state.preemptions + (forced ? 0 : 1),
                state.switches + (switched ? 1 : 0),
                state));
      }
    }
    return states;
  }

  private int[] run(int thread, int[] from) {
    int[] done = from.clone();
    while (done[thread] < goal[thread] && order.ready(thread, done)) {
      done[thread]++;
      steps++;
    }
    return done;
  }
}
