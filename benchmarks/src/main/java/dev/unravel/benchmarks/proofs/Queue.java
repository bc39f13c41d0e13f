package dev.unravel.benchmarks.proofs;

import dev.unravel.benchmarks.shapes.Team;

/**
 * A ring of few places: one thread fills it, another empties it; what comes out must be in order.
 */
public final class Queue {
  private static final int PLACES = 2;
  private static final int ELEMENTS = 4;

  private final boolean locked;
  private final int[] ring = new int[PLACES];
  private int head;
  private int count;

  private Queue(boolean locked) {
    this.locked = locked;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Queue queue = new Queue(Variant.of(arguments).has(Variant.FIXED));
    Team.run(
        () -> {
          for (int i = 1; i <= ELEMENTS; i++) {
            queue.put(i);
          }
        },
        () -> {
          for (int i = 1; i <= ELEMENTS; i++) {
            int got = queue.take();
            if (got != i) {
              throw new AssertionError(got + " came out instead of " + i);
            }
          }
        });
  }

  private void put(int element) throws InterruptedException {
    synchronized (this) {
      while (count == PLACES) {
        wait();
      }
      if (locked) {
        ring[(head + count) % PLACES] = element;
      }
      count++;
      notifyAll();
    }
    if (!locked) {
      synchronized (this) {
        ring[(head + count - 1) % PLACES] = element;
      }
    }
  }

  private synchronized int take() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    int element = ring[head];
    head = (head + 1) % PLACES;
    count--;
    notifyAll();
    return element;
  }
}
