package dev.unravel.benchmarks.shapes;

/**
 * A work-stealing queue after Cilk's protocol of tail, head and exception: owner and thief each
 * first say what they take, then look whether the other one took it. Here one of the two looks
 * first, so when one task is left both may run it. Known from CHESS and SCTBench as WSQ. With the
 * argument {@code thief} the thief is wrong, which takes two preemptions; with {@code owner} the
 * owner, which takes one.
 */
public final class StealingQueue {
  private static final int TASKS = 4;

  private final boolean carelessThief;
  private final int[] tasks = new int[TASKS];
  private final int[] runs = new int[TASKS];
  private volatile int head;
  private volatile int tail;

  private StealingQueue(boolean carelessThief) {
    this.carelessThief = carelessThief;
  }

  public static void main(String[] arguments) throws InterruptedException {
    StealingQueue shape = new StealingQueue(arguments.length == 0 || arguments[0].equals("thief"));
    Team.run(shape::own, shape::thieve);
    for (int task = 0; task < TASKS; task++) {
      if (shape.runs[task] != 1) {
        throw new AssertionError("task " + task + " ran " + shape.runs[task] + " times");
      }
    }
  }

  private void own() {
    for (int task = 0; task < TASKS; task += 2) {
      push(task);
      push(task + 1);
      pop();
    }
    while (pop()) {
      // Until nothing is left.
    }
  }

  private void thieve() {
    steal();
    steal();
  }

  private void push(int task) {
    int end = tail;
    tasks[end] = task;
    tail = end + 1;
  }

  private boolean pop() {
    int mine = tail - 1;
    boolean free;
    if (carelessThief) {
      tail = mine;
      free = head <= mine;
    } else {
      free = head <= mine;
      tail = mine;
    }
    return free ? run(mine) : popSlowly(mine);
  }

  private synchronized boolean popSlowly(int mine) {
    if (head <= mine) {
      return run(mine);
    }
    tail = mine + 1;
    return false;
  }

  private synchronized void steal() {
    int mine = head;
    if (carelessThief) {
      if (mine < tail) {
        head = mine + 1;
        run(mine);
      }
      return;
    }
    head = mine + 1;
    if (mine < tail) {
      run(mine);
    } else {
      head = mine;
    }
  }

  private boolean run(int slot) {
    runs[tasks[slot]]++;
    return true;
  }
}
