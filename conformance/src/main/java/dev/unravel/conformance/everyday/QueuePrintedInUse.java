package dev.unravel.conformance.everyday;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A queue printed while it is used shows together what it never held together. */
@Fails
public final class QueuePrintedInUse {
  private static final Queue<String> QUEUE = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws InterruptedException {
    QUEUE.add("one");
    Thread user =
        new Thread(
            () -> {
              QUEUE.poll();
              QUEUE.add("two");
            });
    user.start();
    String printed = QUEUE.toString();
    user.join();
    if (printed.equals("[one, two]")) {
      throw new AssertionError(printed);
    }
  }
}
