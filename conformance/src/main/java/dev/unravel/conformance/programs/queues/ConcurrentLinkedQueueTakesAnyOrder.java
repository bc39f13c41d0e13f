package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Two producers may come in either order, and no element is lost. */
@Outcomes({"[1, 2]", "[2, 1]"})
public final class ConcurrentLinkedQueueTakesAnyOrder {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    Thread t = new Thread(() -> queue.add(1));
    t.start();
    queue.add(2);
    t.join();
    System.out.println(queue);
  }
}
