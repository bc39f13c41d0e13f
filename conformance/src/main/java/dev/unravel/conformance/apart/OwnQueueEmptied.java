package dev.unravel.conformance.apart;

import java.util.ArrayDeque;

/** Empties a long queue of its own, and lets the other wait meanwhile: slow, but it gets there. */
public final class OwnQueueEmptied {
  private static volatile boolean done;
  private static int late;

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              while (!done) {
                Thread.yield();
              }
            });
    other.start();
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    for (int i = 0; i < 12_000; i++) {
      queue.add(i);
    }
    while (queue.poll() != null) {
      if (done) {
        late++;
      }
    }
    done = true;
    other.join();
    if (late > 0) {
      throw new AssertionError("done before it was said");
    }
  }
}
