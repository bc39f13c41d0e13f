package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.LinkedBlockingDeque;

/** An element put first is before one put last, whoever came first. */
@Outcomes("1 2")
public final class LinkedBlockingDequeHasTwoEnds {
  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    Thread t = new Thread(() -> deque.addFirst(1));
    t.start();
    deque.addLast(2);
    t.join();
    System.out.println(deque.takeFirst() + " " + deque.takeLast());
  }
}
