package dev.unravel.diagnose.trial;

import dev.unravel.diagnose.facts.Facts;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Operation;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** The actions of an execution in other orders, as guided plans have it. */
public final class Orders {
  private final Facts facts;

  public Orders(Facts facts) {
    this.facts = facts;
  }

  /** One thread goes on from an action to a later one of its own, undisturbed. */
  public List<Interval> together(int first, int second) {
    int thread = facts.thread(first);
    return split(first + 1, i -> facts.thread(i) == thread && i <= second);
  }

  /**
   * Many such pairs at once.
   *
   * @param pairs by the first action of a pair, the second
   */
  public List<Interval> allTogether(Map<Integer, Integer> pairs) {
    int[] next = next();
    boolean[] done = new boolean[facts.size()];
    List<Interval> order = new ArrayList<>();
    for (int i = 0; i < facts.size(); i++) {
      int end = i;
      for (int k = i; k >= 0 && k <= end && !done[k]; k = next[k]) {
        done[k] = true;
        append(order, facts.thread(k));
        end = Math.max(end, pairs.getOrDefault(k, end));
      }
    }
    return order;
  }

  /** By action, the next of its thread, or -1. */
  private int[] next() {
    int[] next = new int[facts.size()];
    int[] later = new int[facts.trace().threads().size()];
    Arrays.fill(later, -1);
    for (int i = facts.size() - 1; i >= 0; i--) {
      next[i] = later[facts.thread(i)];
      later[facts.thread(i)] = i;
    }
    return next;
  }

  /** An action, and what its thread does before it, comes before an earlier one of another. */
  public List<Interval> before(int second, int first) {
    int thread = facts.thread(second);
    return split(first, i -> facts.thread(i) == thread && i <= second);
  }

  /** All other threads go as far as they can before an action. */
  public List<Interval> holding(int action) {
    List<Interval> order = new ArrayList<>();
    add(order, 0, action, i -> true);
    addOthers(order, facts.thread(action));
    add(order, action, facts.size(), i -> true);
    return order;
  }

  /** Every new thread goes as far as it can before the one that started it goes on. */
  List<Interval> childrenFirst() {
    List<Interval> order = new ArrayList<>();
    int threads = 1;
    for (int i = 0; i < facts.size(); i++) {
      append(order, facts.thread(i));
      if (facts.operation(i) == Operation.START && threads < facts.trace().threads().size()) {
        order.add(new Interval(threads++, Plan.Guided.UNTIL_BLOCKED));
      }
    }
    return order;
  }

  /** As far as they can go: main, then the threads from the last to the first, twice. */
  List<Interval> lastFirst() {
    List<Interval> order = new ArrayList<>();
    order.add(new Interval(0, Plan.Guided.UNTIL_BLOCKED));
    for (int round = 0; round < 2; round++) {
      for (int t = facts.trace().threads().size() - 1; t >= 0; t--) {
        order.add(new Interval(t, Plan.Guided.UNTIL_BLOCKED));
      }
    }
    return order;
  }

  private List<Interval> split(int at, IntPredicate first) {
    List<Interval> order = new ArrayList<>();
    add(order, 0, at, i -> true);
    add(order, at, facts.size(), first);
    add(order, at, facts.size(), first.negate());
    return order;
  }

  private void addOthers(List<Interval> order, int thread) {
    for (int round = 0; round < 2; round++) {
      for (int t = 0; t < facts.trace().threads().size(); t++) {
        if (t != thread) {
          order.add(new Interval(t, Plan.Guided.UNTIL_BLOCKED));
        }
      }
    }
  }

  private void add(List<Interval> order, int from, int to, IntPredicate which) {
    for (int i = from; i < to; i++) {
      if (which.test(i)) {
        append(order, facts.thread(i));
      }
    }
  }

  private static void append(List<Interval> order, int thread) {
    int last = order.size() - 1;
    if (last >= 0
        && order.get(last).thread() == thread
        && order.get(last).actions() < Plan.Guided.UNTIL_BLOCKED) {
      order.set(last, new Interval(thread, order.get(last).actions() + 1));
    } else {
      order.add(new Interval(thread, 1));
    }
  }
}
