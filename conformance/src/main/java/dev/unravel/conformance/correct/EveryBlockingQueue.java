package dev.unravel.conformance.correct;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;

/** Producer and consumer over each kind of blocking queue. */
public final class EveryBlockingQueue {
  private static void pass(BlockingQueue<Integer> queue) throws InterruptedException {
    Thread producer =
        new Thread(
            () -> {
              try {
                queue.put(1);
                queue.put(2);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    producer.start();
    int sum = queue.take() + queue.take();
    producer.join();
    if (sum != 3) {
      throw new AssertionError(queue.getClass() + " gave " + sum);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    pass(new ArrayBlockingQueue<>(1));
    pass(new LinkedBlockingQueue<>(1));
    pass(new LinkedBlockingDeque<>(1));
    pass(new PriorityBlockingQueue<>());
    pass(new SynchronousQueue<>());
    pass(new LinkedTransferQueue<>());
  }
}
