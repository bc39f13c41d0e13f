package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

/** tryTransfer succeeds only when a consumer already waits, and leaves nothing behind otherwise. */
@Outcomes({"transferred=true polled=1", "transferred=false polled=null"})
public final class TryTransferNeedsAWaitingConsumer {
  private Integer polled;

  public static void main(String[] args) throws InterruptedException {
    TryTransferNeedsAWaitingConsumer p = new TryTransferNeedsAWaitingConsumer();
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
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
    boolean transferred = queue.tryTransfer(1);
    t.join();
    System.out.println("transferred=" + transferred + " polled=" + p.polled);
  }
}
