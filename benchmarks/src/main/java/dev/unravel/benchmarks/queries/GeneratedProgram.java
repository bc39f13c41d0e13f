package dev.unravel.benchmarks.queries;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A program with a given number of shared accesses, to ask questions about. Threads work on data
 * under locks, where nobody must see what is half done; they copy around variables that nobody
 * guards; and at the end some look at a flag, and if it is set at what was written before it.
 *
 * @param threads the operations of each thread
 */
record GeneratedProgram(List<List<Operation>> threads) {

  /**
   * Makes one.
   *
   * @param broken whether one piece of work forgets its lock; then nobody looks at flags, so that
   *     this is the only way to see something new
   */
  static GeneratedProgram make(int accesses, long seed, boolean broken) {
    Random random = new Random(seed);
    int count = accesses < 100 ? 3 : accesses < 500 ? 4 : 8;
    int data = Math.max(2, accesses / 24);
    int monitors = Math.max(1, data / 3);
    int loose = Math.max(2, accesses / 40);
    List<List<Operation>> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      threads.add(new ArrayList<>());
    }
    int left = accesses - (broken ? 0 : 3 * count);
    while (left > 0) {
      List<Operation> thread = threads.get(random.nextInt(count));
      int before = accesses(thread);
      if (random.nextInt(4) > 0) {
        work(thread, random.nextInt(data), monitors);
      } else if (random.nextBoolean()) {
        thread.add(new Operation.Write(data + random.nextInt(loose), 1 + random.nextInt(2)));
      } else {
        thread.add(new Operation.Copy(data + random.nextInt(loose), data + random.nextInt(loose)));
      }
      left -= accesses(thread) - before;
    }
    if (broken) {
      forgetALock(threads, random);
    } else {
      flags(threads, data + loose);
    }
    return new GeneratedProgram(threads);
  }

  private static int accesses(List<Operation> thread) {
    return thread.stream().mapToInt(Operation::accesses).sum();
  }

  int accesses() {
    return threads.stream().mapToInt(GeneratedProgram::accesses).sum();
  }

  private static void work(List<Operation> thread, int datum, int monitors) {
    int monitor = datum % monitors;
    thread.add(new Operation.Lock(monitor));
    thread.add(new Operation.Look(datum));
    thread.add(new Operation.Write(datum, 1));
    thread.add(new Operation.Look(datum));
    thread.add(new Operation.Write(datum, 0));
    thread.add(new Operation.Unlock(monitor));
  }

  /** A piece of work whose datum another thread works on too. */
  private static void forgetALock(List<List<Operation>> threads, Random random) {
    List<int[]> candidates = new ArrayList<>();
    for (int t = 0; t < threads.size(); t++) {
      for (int i = 0; i < threads.get(t).size(); i++) {
        if (threads.get(t).get(i) instanceof Operation.Lock) {
          Operation look = threads.get(t).get(i + 1);
          for (int other = 0; other < threads.size(); other++) {
            if (other != t && threads.get(other).contains(look)) {
              candidates.add(new int[] {t, i});
            }
          }
        }
      }
    }
    int[] chosen = candidates.get(random.nextInt(candidates.size()));
    List<Operation> thread = threads.get(chosen[0]);
    thread.remove(chosen[1] + 5);
    thread.remove(chosen[1]);
  }

  /** Each thread writes something, then sets its flag, then looks at the flag of the next. */
  private static void flags(List<List<Operation>> threads, int first) {
    int count = threads.size();
    for (int i = 0; i < count; i++) {
      int next = (i + 1) % count;
      List<Operation> thread = threads.get(i);
      thread.add(thread.size() / 2, new Operation.Write(first + i, 1));
      thread.add(new Operation.Write(first + count + i, 1));
      thread.add(new Operation.Guard(first + count + next));
      thread.add(new Operation.Look(first + next));
    }
  }
}
