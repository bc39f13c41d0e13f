package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Two consumers of one queue; the broken twin has no second item. */
public final class ConsumersShareAQueue {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    AtomicInteger sum = new AtomicInteger();
    Together.run(
        () -> {
          queue.put(1);
          if (!broken) {
            queue.put(2);
          }
        },
        () -> sum.addAndGet(queue.take()),
        () -> sum.addAndGet(queue.take()));
    expect(3, sum.get());
  }
}
