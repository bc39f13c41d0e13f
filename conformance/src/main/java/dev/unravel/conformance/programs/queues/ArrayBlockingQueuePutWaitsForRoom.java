package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ArrayBlockingQueue;

/** put into a full queue waits, and order is kept. */
@Outcomes("1 2")
public final class ArrayBlockingQueuePutWaitsForRoom {
  public static void main(String[] args) throws InterruptedException {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Thread t =
        new Thread(
            () -> {
              try {
                queue.put(1);
                queue.put(2);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    int first = queue.take();
    int second = queue.take();
    t.join();
    System.out.println(first + " " + second);
  }
}
