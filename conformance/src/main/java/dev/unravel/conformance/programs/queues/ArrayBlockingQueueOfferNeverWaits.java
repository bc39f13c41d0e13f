package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ArrayBlockingQueue;

/** Of two offers into one slot exactly one succeeds. */
@Outcomes({"main=true head=2", "main=false head=1"})
public final class ArrayBlockingQueueOfferNeverWaits {
  public static void main(String[] args) throws InterruptedException {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Thread t = new Thread(() -> queue.offer(1));
    t.start();
    boolean mine = queue.offer(2);
    t.join();
    System.out.println("main=" + mine + " head=" + queue.peek());
  }
}
