package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.LinkedBlockingQueue;

/** put into a full queue waits: x is written only after a take made room. */
@Outcomes("x=0")
public final class LinkedBlockingQueuePutWaitsForRoom {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingQueuePutWaitsForRoom p = new LinkedBlockingQueuePutWaitsForRoom();
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    queue.put(1);
    Thread t =
        new Thread(
            () -> {
              try {
                queue.put(2);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              p.x = 1;
            });
    t.start();
    int x = p.x;
    queue.take();
    t.join();
    System.out.println("x=" + x);
  }
}
