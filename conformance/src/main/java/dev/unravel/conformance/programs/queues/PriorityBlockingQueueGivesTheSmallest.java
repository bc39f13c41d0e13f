package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.PriorityBlockingQueue;

/** take gives the smallest element that is there: 2 when only 2 came so far, else 1. */
@Outcomes({"2", "1"})
public final class PriorityBlockingQueueGivesTheSmallest {
  public static void main(String[] args) throws InterruptedException {
    PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
    Thread t =
        new Thread(
            () -> {
              queue.put(2);
              queue.put(1);
            });
    t.start();
    int got = queue.take();
    t.join();
    System.out.println(got);
  }
}
