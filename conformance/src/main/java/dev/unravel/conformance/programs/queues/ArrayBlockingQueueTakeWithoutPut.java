package dev.unravel.conformance.programs.queues;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ArrayBlockingQueue;

/** take from a queue nobody will fill is a lost notification. */
@Outcomes("FAIL lost-notification")
public final class ArrayBlockingQueueTakeWithoutPut {
  public static void main(String[] args) throws InterruptedException {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    System.out.println(queue.take());
  }
}
