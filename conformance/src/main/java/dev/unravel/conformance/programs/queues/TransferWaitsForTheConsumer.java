package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.LinkedTransferQueue;

/** transfer returns only when the element was taken. */
@Outcomes("x=0 took=1")
public final class TransferWaitsForTheConsumer {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    TransferWaitsForTheConsumer p = new TransferWaitsForTheConsumer();
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    Thread t =
        new Thread(
            () -> {
              try {
                queue.transfer(1);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              p.x = 1;
            });
    t.start();
    int x = p.x;
    int took = queue.take();
    t.join();
    System.out.println("x=" + x + " took=" + took);
  }
}
