package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Two consumers that poll a queue; the broken twin looks whether it is empty and then removes. */
public final class QueueForTwo {
  private static int next(Queue<Integer> queue, boolean inTwoSteps) {
    if (inTwoSteps) {
      return queue.isEmpty() ? 0 : queue.remove();
    }
    Integer item = queue.poll();
    return item == null ? 0 : item;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Queue<Integer> queue = new ConcurrentLinkedQueue<>();
    queue.add(4);
    int[] got = new int[2];
    Together.run(() -> got[0] = next(queue, broken), () -> got[1] = next(queue, broken));
    expect(4, got[0] + got[1]);
  }
}
