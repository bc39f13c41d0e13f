package dev.unravel.runtime.race;

import dev.unravel.runtime.table.Blank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The locks that were wanted while others were held, in one execution, after Goodlock (Havelund,
 * 2000): a cycle of such steps by different threads is a deadlock in the making, unless a lock that
 * all of them hold keeps them apart (a gate), or something orders them other than who had a lock
 * first, as a start or a join.
 */
final class LockOrders {
  /** Longer ones are rare, and every one more multiplies the work. */
  private static final int LONGEST = 4;

  private static final int MOST = 1_000;
  private static final int CHAINS = 1 << 8;

  /**
   * A thread wanted a lock while it held another.
   *
   * @param held what it held, {@code from} among it
   * @param place where it wanted the lock
   * @param knowledge what it knew then
   */
  record Step(
      WatchedThread thread,
      HeldLock from,
      Object to,
      HeldLock held,
      int place,
      int time,
      Knowledge knowledge) {

    private boolean isLike(WatchedThread w, HeldLock from, Object to, int place) {
      return thread == w
          && this.from.lock() == from.lock()
          && this.from.place() == from.place()
          && this.to == to
          && this.place == place;
    }

    private boolean excludes(Step other) {
      return thread == other.thread
          || !HeldLock.disjoint(held, other.held)
          || knowledge.hasWithoutLocks(other.thread.thread.id, other.time)
          || other.knowledge.hasWithoutLocks(thread.thread.id, time);
    }
  }

  private Step[] steps = new Step[16];

  // By what a step is like, the last that is so, and before each the next one.
  private final int[] chains = new int[CHAINS];
  private int[] before = new int[16];
  private int count;

  void clear() {
    for (int i = 0; i < count; i++) {
      steps[i] = null;
    }
    Blank.fill(chains, 0);
    count = 0;
  }

  /** A thread wants a lock, or has it already. */
  void wants(WatchedThread w, Object lock, int place) {
    for (HeldLock h = w.held; h != null; h = h.rest()) {
      if (h.lock() != lock && count < MOST && !isKnown(w, h, lock, place)) {
        if (count == steps.length) {
          steps = Arrays.copyOf(steps, count * 2);
          before = Arrays.copyOf(before, count * 2);
        }
        int chain = chain(w, h, place);
        before[count] = chains[chain];
        chains[chain] = count + 1;
        steps[count++] = new Step(w, h, lock, w.held, place, w.time, w.knowledge.copy());
      }
    }
  }

  private boolean isKnown(WatchedThread w, HeldLock from, Object to, int place) {
    for (int i = chains[chain(w, from, place)]; i > 0; i = before[i - 1]) {
      if (steps[i - 1].isLike(w, from, to, place)) {
        return true;
      }
    }
    return false;
  }

  private static int chain(WatchedThread w, HeldLock from, int place) {
    return (w.thread.id * 31 + from.place()) * 31 + place & CHAINS - 1;
  }

  /** Hands over every cycle, the first of its steps first. Not on a thread of the target. */
  void cycles(Consumer<List<Step>> each) {
    dropDeadEnds();
    for (int i = 0; i < count; i++) {
      List<Step> path = new ArrayList<>();
      path.add(steps[i]);
      extend(path, i, each);
    }
  }

  /** Keeps the steps that lead to another: most programs have none. */
  private void dropDeadEnds() {
    boolean[] leads = new boolean[count];
    for (int i = 0; i < count; i++) {
      leads[i] = leadsOn(steps[i]);
    }
    int kept = 0;
    for (int i = 0; i < leads.length; i++) {
      if (leads[i]) {
        steps[kept++] = steps[i];
      }
    }
    for (int i = kept; i < count; i++) {
      steps[i] = null;
    }
    count = kept;
  }

  private boolean leadsOn(Step step) {
    for (int i = 0; i < count; i++) {
      if (steps[i].from().lock() == step.to() && steps[i].thread() != step.thread()) {
        return true;
      }
    }
    return false;
  }

  private void extend(List<Step> path, int first, Consumer<List<Step>> each) {
    Step last = path.get(path.size() - 1);
    if (path.size() > 1 && last.to() == path.get(0).from().lock()) {
      each.accept(path);
      return;
    }
    if (path.size() == LONGEST) {
      return;
    }
    // Only steps behind the first: each cycle is found from one of its steps alone.
    for (int i = first + 1; i < count; i++) {
      Step next = steps[i];
      if (next.from().lock() == last.to() && !excluded(path, next)) {
        path.add(next);
        extend(path, first, each);
        path.remove(path.size() - 1);
      }
    }
  }

  private static boolean excluded(List<Step> path, Step next) {
    for (Step step : path) {
      if (step.excludes(next)) {
        return true;
      }
    }
    return false;
  }
}
