package dev.unravel.conformance.correct;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;

/** A consumer that stops at a marker in its queue. */
public final class ProducerWithPoisonPill {
  private static final int POISON = -1;

  public static void main(String[] args) throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    FutureTask<Integer> consumer =
        new FutureTask<>(
            () -> {
              int sum = 0;
              for (int item = queue.take(); item != POISON; item = queue.take()) {
                sum += item;
              }
              return sum;
            });
    new Thread(consumer).start();
    queue.put(4);
    queue.put(5);
    queue.put(POISON);
    if (consumer.get() != 9) {
      throw new AssertionError("sum " + consumer.get());
    }
  }
}
