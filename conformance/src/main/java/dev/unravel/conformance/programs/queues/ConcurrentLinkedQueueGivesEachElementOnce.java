package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Of two polls for one element exactly one gets it. */
@Outcomes({"main=1 thread=null", "main=null thread=1"})
public final class ConcurrentLinkedQueueGivesEachElementOnce {
  private Integer polled;

  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedQueueGivesEachElementOnce p = new ConcurrentLinkedQueueGivesEachElementOnce();
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    queue.add(1);
    Thread t = new Thread(() -> p.polled = queue.poll());
    t.start();
    Integer mine = queue.poll();
    t.join();
    System.out.println("main=" + mine + " thread=" + p.polled);
  }
}
