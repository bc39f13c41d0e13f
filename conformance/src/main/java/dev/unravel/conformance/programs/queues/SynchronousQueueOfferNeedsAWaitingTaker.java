package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** offer succeeds only when a taker already waits. */
@Outcomes({"offer=true poll=1", "offer=false poll=null"})
public final class SynchronousQueueOfferNeedsAWaitingTaker {
  private Integer polled;

  public static void main(String[] args) throws InterruptedException {
    SynchronousQueueOfferNeedsAWaitingTaker p = new SynchronousQueueOfferNeedsAWaitingTaker();
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    Thread t =
        new Thread(
            () -> {
              try {
                p.polled = queue.poll(1, TimeUnit.MILLISECONDS);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    boolean offered = queue.offer(1);
    t.join();
    System.out.println("offer=" + offered + " poll=" + p.polled);
  }
}
