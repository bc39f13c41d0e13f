package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.LinkedBlockingQueue;

/** An interrupt ends a take from an empty queue. */
@Outcomes("interrupted")
public final class LinkedBlockingQueueTakeIsInterrupted {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingQueueTakeIsInterrupted p = new LinkedBlockingQueueTakeIsInterrupted();
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Thread t =
        new Thread(
            () -> {
              try {
                p.result = "took " + queue.take();
              } catch (InterruptedException e) {
                p.result = "interrupted";
              }
            });
    t.start();
    t.interrupt();
    t.join();
    System.out.println(p.result);
  }
}
