package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.LinkedBlockingDeque;

/** takeLast waits for an element and may get either, depending on how far the producer came. */
@Outcomes({"1", "2"})
public final class LinkedBlockingDequeTakeWaits {
  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    Thread t =
        new Thread(
            () -> {
              deque.addLast(1);
              deque.addLast(2);
            });
    t.start();
    int got = deque.takeLast();
    t.join();
    System.out.println(got);
  }
}
