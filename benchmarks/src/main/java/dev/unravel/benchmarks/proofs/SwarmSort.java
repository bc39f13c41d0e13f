package dev.unravel.benchmarks.proofs;

/**
 * A swarm of threads sorts by digits: a task for each key finds its place, and whoever is free
 * takes the next. With bug {@code tasks} two may take the same.
 */
public final class SwarmSort {
  private static final int THREADS = 3;
  private static final int[] KEYS = {2, 1, 3, 0};

  private final Variant variant;
  private final int[] sorted = new int[KEYS.length];
  private int next;
  private int placed;

  private SwarmSort(Variant variant) {
    this.variant = variant;
  }

  public static void main(String[] arguments) throws InterruptedException {
    SwarmSort swarm = new SwarmSort(Variant.of(arguments));
    Crew.run(THREADS, swarm.variant, thread -> swarm.work());
    for (int i = 0; i < KEYS.length; i++) {
      if (swarm.sorted[i] != i || swarm.placed != KEYS.length) {
        throw new AssertionError(swarm.placed + " placed, " + swarm.sorted[i] + " at " + i);
      }
    }
  }

  private void work() {
    for (int task = take(); task < KEYS.length; task = take()) {
      int place = 0;
      for (int other = 0; other < KEYS.length; other++) {
        if (KEYS[other] < KEYS[task]) {
          place++;
        }
      }
      synchronized (this) {
        sorted[place] = KEYS[task];
        placed++;
      }
    }
  }

  private int take() {
    if (variant.has("tasks")) {
      return next++;
    }
    synchronized (this) {
      return next++;
    }
  }
}
