package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Two pushes on one end may come in either order, and no element is lost. */
@Outcomes({"[1, 2]", "[2, 1]"})
public final class ConcurrentLinkedDequeTakesAnyOrder {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    Thread t = new Thread(() -> deque.push(1));
    t.start();
    deque.push(2);
    t.join();
    System.out.println(deque);
  }
}
