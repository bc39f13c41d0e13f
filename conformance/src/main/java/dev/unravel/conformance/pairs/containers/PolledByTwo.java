package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** A queue that two poll; the broken twin looks before it polls. */
public final class PolledByTwo {

  private static void poll(Queue<Integer> queue, AtomicInteger got, boolean apart) {
    if (apart) {
      if (!queue.isEmpty()) {
        got.addAndGet(queue.poll());
      }
    } else {
      Integer item = queue.poll();
      got.addAndGet(item == null ? 0 : item);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1));
    AtomicInteger got = new AtomicInteger();
    Together.run(() -> poll(queue, got, broken), () -> poll(queue, got, broken));
    expect(1, got.get());
  }
}
