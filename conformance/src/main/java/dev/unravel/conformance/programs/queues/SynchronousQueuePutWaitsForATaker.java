package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.SynchronousQueue;

/** put into a SynchronousQueue returns only when a taker came: x is still 0 before main takes. */
@Outcomes("x=0 took=1")
public final class SynchronousQueuePutWaitsForATaker {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    SynchronousQueuePutWaitsForATaker p = new SynchronousQueuePutWaitsForATaker();
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    Thread t =
        new Thread(
            () -> {
              try {
                queue.put(1);
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
