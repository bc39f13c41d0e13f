package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.LinkedBlockingQueue;

/** Two producers may come in either order; each element comes once. */
@Outcomes({"1 2", "2 1"})
public final class LinkedBlockingQueueTakesProducersInAnyOrder {
  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Thread t = new Thread(() -> queue.add(1));
    t.start();
    queue.add(2);
    int first = queue.take();
    int second = queue.take();
    t.join();
    System.out.println(first + " " + second);
  }
}
