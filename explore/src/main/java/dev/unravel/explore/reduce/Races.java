package dev.unravel.explore.reduce;

import dev.unravel.runtime.memory.StepLog;
import dev.unravel.runtime.memory.StepUses;
import java.util.Arrays;

/**
 * Finds the races of an execution that is over: pairs of steps of two threads of which the second
 * depends on the first, with nothing in between that orders them, and might have come first. For
 * each of them, the threads that could begin an execution in which it does are wanted at the choice
 * where the first step was chosen.
 *
 * <p>What happened before what is told by vector clocks. A step happens after the last of its
 * thread, after those that made it possible, and after those that it depends on. A monitor is a
 * case of its own: whoever takes it comes after whoever gave it back, which is no race, but might
 * have come before whoever had taken it.
 */
final class Races {
  private static final int NONE = -1;

  private final Variables variables = new Variables();
  private ThreadChoice[] choices;
  private int threads;
  private int steps;

  private final Clocks clocks = new Clocks();
  private int[] lastSteps = new int[0];

  /** The last step that concerns everything, and the last that may concern any memory. */
  private int lastOfAll;

  // What made the next step of a thread possible: the steps that did, and what they had seen.
  private StepList[] freed = new StepList[0];
  private int[][] woken = new int[0][];

  // The monitor that a thread is about to take: its variable, and whether it has to be woken first.
  private int[] wanted = new int[0];
  private boolean[] sleeps = new boolean[0];
  private boolean[] isWoken = new boolean[0];

  // Of the step at hand.
  private final StepList sources = new StepList();
  private final StepList candidates = new StepList();
  private final StepList takers = new StepList();
  private boolean acquires;

  /**
   * Goes through the last execution.
   *
   * @param first the first step that was not in the same place in an execution before
   * @param over whether it came to its end
   */
  void find(ThreadChoice[] all, int count, int first, boolean over) {
    begin(all, count);
    for (int i = 0; i < count; i++) {
      step(i, i >= first);
    }
    if (count == 0) {
      return;
    }
    for (int q = 0; q < threads; q++) {
      if (wanted[q] != NONE && (!sleeps[q] || isWoken[q])) {
        takeInstead(q);
      }
    }
    if (over) {
      // Whoever could still have acted might have done so before the end.
      ThreadChoice last = choices[count - 1];
      long others = last.enabled & ~(1L << last.chosen);
      last.wanted |= others & ~last.asleep;
    }
  }

  private void begin(ThreadChoice[] all, int count) {
    choices = all;
    steps = count;
    threads = 1;
    for (int i = 0; i < count; i++) {
      threads = Math.max(threads, StepLog.thread(i) + 1);
      threads = Math.max(threads, 64 - Long.numberOfLeadingZeros(all[i].enabled));
      for (int use = StepLog.from(i); use < StepLog.to(i); use++) {
        if (StepLog.object(use) == StepUses.CHANGES) {
          threads = Math.max(threads, StepLog.key(use) + 1);
        }
      }
    }
    variables.clear(threads);
    clocks.clear(count, threads);
    if (lastSteps.length < threads) {
      lastSteps = new int[threads];
      freed = new StepList[threads];
      woken = new int[threads][];
      wanted = new int[threads];
      sleeps = new boolean[threads];
      isWoken = new boolean[threads];
    }
    for (int q = 0; q < threads; q++) {
      if (freed[q] == null) {
        freed[q] = new StepList();
      }
      if (woken[q] == null || woken[q].length < threads) {
        woken[q] = new int[threads];
      }
      lastSteps[q] = NONE;
      wanted[q] = NONE;
      ready(q);
    }
    lastOfAll = NONE;
  }

  /** The thread takes a step: what made it possible lies behind it. */
  private void ready(int q) {
    freed[q].clear();
    Arrays.fill(woken[q], 0, threads, 0);
    isWoken[q] = false;
  }

  private void step(int i, boolean isNew) {
    int q = StepLog.thread(i);
    int previous = lastSteps[q];
    sources.clear();
    candidates.clear();
    takers.clear();
    acquires = false;
    comeAfterOwn(q);
    if (StepLog.isForced(i)) {
      // It is possible only since nobody else can act.
      for (int t = 0; t < threads; t++) {
        if (lastSteps[t] != NONE) {
          sources.add(lastSteps[t]);
        }
      }
    } else {
      depend(i, q);
    }
    if (isNew) {
      races(i, q, previous);
    }
    int number = previous == NONE ? 1 : clocks.number(previous) + 1;
    clocks.set(i, number, sources, candidates);
    lastSteps[q] = i;
    wanted[q] = NONE;
    ready(q);
    note(i, q, isNew);
  }

  /** What comes next of a thread comes after its last step, and after what made it possible. */
  private void comeAfterOwn(int q) {
    if (lastSteps[q] != NONE) {
      sources.add(lastSteps[q]);
    }
    for (int k = 0; k < freed[q].size(); k++) {
      sources.add(freed[q].get(k));
    }
  }

  // ---- what a step depends on

  private void depend(int i, int q) {
    addCandidate(lastOfAll, q);
    for (int use = StepLog.from(i); use < StepLog.to(i); use++) {
      int object = StepLog.object(use);
      int key = StepLog.key(use);
      byte mode = StepLog.mode(use);
      if (object == StepUses.ALL) {
        for (int t = 0; t < threads; t++) {
          addCandidate(lastSteps[t], q);
        }
      } else if (object == StepUses.MEMORY) {
        for (int v = 0; v < variables.size(); v++) {
          if (Dependence.isMemory(variables.object(v), variables.key(v))) {
            meet(v, mode, q);
          }
        }
      } else if (object != StepUses.CHANGES && mode != StepUses.WANTS) {
        for (int v = variables.first(object); v >= 0; v = variables.next(v)) {
          if (Dependence.keys(object, variables.key(v), key)) {
            meet(v, mode, q);
          }
        }
        if (Dependence.isMemory(object, key)) {
          for (int v = variables.first(StepUses.MEMORY); v >= 0; v = variables.next(v)) {
            meet(v, mode, q);
          }
        }
      }
    }
  }

  private void meet(int v, byte mode, int q) {
    int change = variables.change(v);
    boolean takes = mode == StepUses.ACQUIRE;
    if (takes || mode == StepUses.LOOK) {
      acquires = true;
      addTaker(variables.acquisition(v), q);
      if (change != NONE && (variables.isReleased(v) || mode == StepUses.LOOK)) {
        sources.add(change);
      } else {
        addCandidate(change, q);
      }
    } else {
      addCandidate(change, q);
    }
    if (Dependence.changes(mode)) {
      for (int t = 0; t < threads; t++) {
        addCandidate(variables.look(v, t), q);
      }
    }
  }

  private void addCandidate(int step, int q) {
    if (step != NONE && StepLog.thread(step) != q && !candidates.has(step)) {
      candidates.add(step);
    }
  }

  private void addTaker(int step, int q) {
    if (step != NONE && StepLog.thread(step) != q) {
      takers.add(step);
    }
  }

  /** What the step leaves behind for those that come. */
  private void note(int i, int q, boolean isNew) {
    boolean released = false;
    for (int use = StepLog.from(i); use < StepLog.to(i); use++) {
      int object = StepLog.object(use);
      int key = StepLog.key(use);
      byte mode = StepLog.mode(use);
      if (object == StepUses.ALL) {
        lastOfAll = i;
      } else if (object == StepUses.CHANGES) {
        changes(i, q, key, mode, isNew);
      } else if (mode == StepUses.WANTS) {
        wanted[q] = variables.of(object, key);
        sleeps[q] = released;
      } else {
        released |= mode == StepUses.RELEASE;
        variables.note(variables.of(object, key), i, q, mode);
      }
    }
  }

  private void changes(int i, int q, int other, byte mode, boolean isNew) {
    if (mode == StepUses.STOPS) {
      ThreadChoice choice = choices[i];
      if (isNew && (choice.enabled & 1L << other) != 0) {
        choice.want(1L << other, other);
      }
      return;
    }
    freed[other].add(i);
    if (mode == StepUses.WAKES || lastSteps[other] == NONE) {
      isWoken[other] = true;
      for (int t = 0; t < threads; t++) {
        woken[other][t] = Math.max(woken[other][t], clocks.get(i, t));
      }
    }
  }

  // ---- races

  private void races(int i, int q, int previous) {
    for (int k = 0; k < candidates.size(); k++) {
      int j = candidates.get(k);
      if (!freed[q].has(j)
          && !clocks.isBeforeAny(j, sources)
          && !clocks.isBeforeAny(j, candidates)) {
        reverse(j, i, q);
      }
    }
    for (int k = 0; k < takers.size(); k++) {
      if (mightTakeBefore(takers.get(k), q, previous)) {
        reverse(takers.get(k), i, q);
      }
    }
  }

  /** Whether a thread was on its way to the monitor before another one took it. */
  private boolean mightTakeBefore(int j, int q, int previous) {
    return woken[q][StepLog.thread(j)] < clocks.number(j)
        && (previous == NONE || !clocks.isBefore(j, previous));
  }

  /** A thread is about to take a monitor and never gets it. */
  private void takeInstead(int q) {
    int j = variables.acquisition(wanted[q]);
    if (j == NONE || StepLog.thread(j) == q || !mightTakeBefore(j, q, lastSteps[q])) {
      return;
    }
    acquires = true;
    sources.clear();
    candidates.clear();
    comeAfterOwn(q);
    reverse(j, steps, q);
  }

  /** Wants an execution in which the second step comes before the first. */
  private void reverse(int j, int i, int q) {
    long beginners = 0;
    long seen = 0;
    for (int k = j + 1; k < i; k++) {
      int t = StepLog.thread(k);
      if ((seen & 1L << t) == 0 && !clocks.isBefore(j, k)) {
        if (!clocks.isAfterSome(j, k, seen)) {
          beginners |= 1L << t;
        }
        seen |= 1L << t;
      }
    }
    if ((seen & 1L << q) == 0
        && !comesAfterSome(j, sources, seen)
        && !comesAfterSome(j, candidates, seen)) {
      beginners |= 1L << q;
    }
    ThreadChoice choice = choices[j];
    long possible = beginners & choice.enabled;
    if (possible != 0) {
      choice.want(possible, q);
    } else if (!acquires) {
      choice.wanted |= choice.enabled & ~choice.asleep;
    }
  }

  /** Whether one of these steps that does not come after {@code j} comes after one of those. */
  private boolean comesAfterSome(int j, StepList steps, long behind) {
    for (int k = 0; k < steps.size(); k++) {
      int step = steps.get(k);
      if (step > j && !clocks.isBefore(j, step) && clocks.isAfterSome(j, step, behind)) {
        return true;
      }
    }
    return false;
  }
}
