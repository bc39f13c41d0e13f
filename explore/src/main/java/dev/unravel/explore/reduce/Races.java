package dev.unravel.explore.reduce;

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
  private Choice[] choices;
  private int threads;
  private int steps;

  // By step and thread: how many steps of the thread happened before it, or are it.
  private int[] clocks = new int[0];

  /** By step, its number among those of its thread. */
  private int[] numbers = new int[0];

  private int[] lastSteps = new int[0];

  /** The last step that concerns everything, and the last that may concern any memory. */
  private int lastOfAll;

  // What made the next step of a thread possible: the steps that did, and what they had seen.
  private int[][] freed = new int[0][];
  private int[] freedCount = new int[0];
  private int[][] woken = new int[0][];

  // The monitor that a thread is about to take: its variable, and whether it has to be woken first.
  private int[] wanted = new int[0];
  private boolean[] sleeps = new boolean[0];
  private boolean[] isWoken = new boolean[0];

  // Of the step at hand.
  private int[] sources = new int[16];
  private int sourceCount;
  private int[] candidates = new int[16];
  private int candidateCount;
  private int[] takers = new int[16];
  private int takerCount;
  private boolean acquires;

  /**
   * Goes through the last execution.
   *
   * @param first the first step that was not in the same place in an execution before
   * @param over whether it came to its end
   */
  void find(Choice[] all, int count, int first, boolean over) {
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
      Choice last = choices[count - 1];
      long others = last.enabled & ~(1L << last.chosen);
      last.wanted |= others & ~last.asleep;
    }
  }

  private void begin(Choice[] all, int count) {
    choices = all;
    steps = count;
    threads = 1;
    for (int i = 0; i < count; i++) {
      threads = Math.max(threads, StepUses.thread(i) + 1);
      threads = Math.max(threads, 64 - Long.numberOfLeadingZeros(all[i].enabled));
      for (int use = StepUses.from(i); use < StepUses.to(i); use++) {
        if (StepUses.object(use) == StepUses.CHANGES) {
          threads = Math.max(threads, StepUses.key(use) + 1);
        }
      }
    }
    variables.clear(threads);
    if (clocks.length < count * threads) {
      clocks = new int[count * threads * 2];
    }
    if (numbers.length < count) {
      numbers = new int[count * 2];
    }
    if (lastSteps.length < threads) {
      lastSteps = new int[threads];
      freed = new int[threads][8];
      freedCount = new int[threads];
      woken = new int[threads][];
      wanted = new int[threads];
      sleeps = new boolean[threads];
      isWoken = new boolean[threads];
    }
    for (int q = 0; q < threads; q++) {
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
    freedCount[q] = 0;
    Arrays.fill(woken[q], 0, threads, 0);
    isWoken[q] = false;
  }

  private void step(int i, boolean isNew) {
    int q = StepUses.thread(i);
    int previous = lastSteps[q];
    numbers[i] = previous == NONE ? 1 : numbers[previous] + 1;
    sourceCount = candidateCount = takerCount = 0;
    acquires = false;
    if (previous != NONE) {
      addSource(previous);
    }
    for (int k = 0; k < freedCount[q]; k++) {
      addSource(freed[q][k]);
    }
    if (StepUses.isForced(i)) {
      // It is possible only since nobody else can act.
      for (int t = 0; t < threads; t++) {
        if (lastSteps[t] != NONE) {
          addSource(lastSteps[t]);
        }
      }
    } else {
      depend(i, q);
    }
    if (isNew) {
      races(i, q, previous);
    }
    int at = i * threads;
    Arrays.fill(clocks, at, at + threads, 0);
    join(at, sources, sourceCount);
    join(at, candidates, candidateCount);
    clocks[at + q] = numbers[i];
    lastSteps[q] = i;
    wanted[q] = NONE;
    ready(q);
    note(i, q, isNew);
  }

  private void join(int at, int[] from, int count) {
    for (int k = 0; k < count; k++) {
      int other = from[k] * threads;
      for (int t = 0; t < threads; t++) {
        clocks[at + t] = Math.max(clocks[at + t], clocks[other + t]);
      }
    }
  }

  // ---- what a step depends on

  private void depend(int i, int q) {
    addCandidate(lastOfAll, q);
    for (int use = StepUses.from(i); use < StepUses.to(i); use++) {
      int object = StepUses.object(use);
      int key = StepUses.key(use);
      byte mode = StepUses.mode(use);
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
        addSource(change);
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

  private void addSource(int step) {
    if (sourceCount == sources.length) {
      sources = Arrays.copyOf(sources, sourceCount * 2);
    }
    sources[sourceCount++] = step;
  }

  private void addCandidate(int step, int q) {
    if (step == NONE || StepUses.thread(step) == q) {
      return;
    }
    for (int k = 0; k < candidateCount; k++) {
      if (candidates[k] == step) {
        return;
      }
    }
    if (candidateCount == candidates.length) {
      candidates = Arrays.copyOf(candidates, candidateCount * 2);
    }
    candidates[candidateCount++] = step;
  }

  private void addTaker(int step, int q) {
    if (step == NONE || StepUses.thread(step) == q) {
      return;
    }
    if (takerCount == takers.length) {
      takers = Arrays.copyOf(takers, takerCount * 2);
    }
    takers[takerCount++] = step;
  }

  /** What the step leaves behind for those that come. */
  private void note(int i, int q, boolean isNew) {
    boolean released = false;
    for (int use = StepUses.from(i); use < StepUses.to(i); use++) {
      int object = StepUses.object(use);
      int key = StepUses.key(use);
      byte mode = StepUses.mode(use);
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
      Choice choice = choices[i];
      if (isNew && (choice.enabled & 1L << other) != 0) {
        choice.want(1L << other, other);
      }
      return;
    }
    if (freedCount[other] == freed[other].length) {
      freed[other] = Arrays.copyOf(freed[other], freedCount[other] * 2);
    }
    freed[other][freedCount[other]++] = i;
    if (mode == StepUses.WAKES || lastSteps[other] == NONE) {
      isWoken[other] = true;
      for (int t = 0; t < threads; t++) {
        woken[other][t] = Math.max(woken[other][t], clocks[i * threads + t]);
      }
    }
  }

  // ---- races

  private void races(int i, int q, int previous) {
    for (int k = 0; k < candidateCount; k++) {
      int j = candidates[k];
      if (!isFreedBy(q, j) && isDirect(j)) {
        reverse(j, i, q);
      }
    }
    for (int k = 0; k < takerCount; k++) {
      if (mightTakeBefore(takers[k], q, previous)) {
        reverse(takers[k], i, q);
      }
    }
  }

  private boolean isFreedBy(int q, int j) {
    for (int k = 0; k < freedCount[q]; k++) {
      if (freed[q][k] == j) {
        return true;
      }
    }
    return false;
  }

  /** Whether nothing else that the step at hand comes after has happened after this one. */
  private boolean isDirect(int j) {
    return !isBeforeAny(j, sources, sourceCount) && !isBeforeAny(j, candidates, candidateCount);
  }

  private boolean isBeforeAny(int j, int[] others, int count) {
    for (int k = 0; k < count; k++) {
      if (others[k] != j && isBefore(j, others[k])) {
        return true;
      }
    }
    return false;
  }

  private boolean isBefore(int j, int k) {
    return clocks[k * threads + StepUses.thread(j)] >= numbers[j];
  }

  /** Whether a thread was on its way to the monitor before another one took it. */
  private boolean mightTakeBefore(int j, int q, int previous) {
    return woken[q][StepUses.thread(j)] < numbers[j]
        && (previous == NONE || !isBefore(j, previous));
  }

  /** A thread is about to take a monitor and never gets it. */
  private void takeInstead(int q) {
    int j = variables.acquisition(wanted[q]);
    if (j == NONE || StepUses.thread(j) == q || !mightTakeBefore(j, q, lastSteps[q])) {
      return;
    }
    acquires = true;
    sourceCount = candidateCount = 0;
    if (lastSteps[q] != NONE) {
      addSource(lastSteps[q]);
    }
    for (int k = 0; k < freedCount[q]; k++) {
      addSource(freed[q][k]);
    }
    reverse(j, steps, q);
  }

  /** Wants an execution in which the second step comes before the first. */
  private void reverse(int j, int i, int q) {
    long beginners = 0;
    long seen = 0;
    int thread = StepUses.thread(j);
    for (int k = j + 1; k < i; k++) {
      int t = StepUses.thread(k);
      if ((seen & 1L << t) == 0 && clocks[k * threads + thread] < numbers[j]) {
        if (!isAfterSeen(j, k, seen)) {
          beginners |= 1L << t;
        }
        seen |= 1L << t;
      }
    }
    if ((seen & 1L << q) == 0 && !isAfterSeenSources(j, seen)) {
      beginners |= 1L << q;
    }
    Choice choice = choices[j];
    long possible = beginners & choice.enabled;
    if (possible != 0) {
      choice.want(possible, q);
    } else if (!acquires) {
      choice.wanted |= choice.enabled & ~choice.asleep;
    }
  }

  /** Whether a step happened after one behind {@code j} of those threads. */
  private boolean isAfterSeen(int j, int k, long seen) {
    for (long rest = seen; rest != 0; rest &= rest - 1) {
      int t = Long.numberOfTrailingZeros(rest);
      // The first step of the thread behind j has the next number.
      if (clocks[k * threads + t] > stepsBefore(j, t)) {
        return true;
      }
    }
    return false;
  }

  /** The same for the step at hand, by what it comes after. */
  private boolean isAfterSeenSources(int j, long seen) {
    for (int k = 0; k < sourceCount; k++) {
      if (sources[k] > j && isAfterSeen(j, sources[k], seen) && !isAfter(j, sources[k])) {
        return true;
      }
    }
    for (int k = 0; k < candidateCount; k++) {
      if (candidates[k] > j && isAfterSeen(j, candidates[k], seen) && !isAfter(j, candidates[k])) {
        return true;
      }
    }
    return false;
  }

  private boolean isAfter(int j, int k) {
    return k == j || isBefore(j, k);
  }

  /** How many steps a thread had taken before one. */
  private int stepsBefore(int j, int t) {
    for (int k = j; k >= 0; k--) {
      if (StepUses.thread(k) == t) {
        return k == j ? numbers[k] - 1 : numbers[k];
      }
    }
    return 0;
  }
}
