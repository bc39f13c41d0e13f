package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A short poll gets the element in time or not. */
@Outcomes({"null", "1"})
public final class ArrayBlockingQueuePollMayTimeOut {
  public static void main(String[] args) throws InterruptedException {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Thread t = new Thread(() -> queue.offer(1));
    t.start();
    Integer got = queue.poll(1, TimeUnit.MILLISECONDS);
    t.join();
    System.out.println(got);
  }
}
