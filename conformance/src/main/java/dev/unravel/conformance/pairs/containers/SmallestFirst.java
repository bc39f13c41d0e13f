package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.PriorityBlockingQueue;

/** A queue by priority that is filled before; the broken twin takes too early. */
public final class SmallestFirst {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
    CountDownLatch filled = new CountDownLatch(2);
    Together.run(
        () -> {
          queue.put(2);
          filled.countDown();
        },
        () -> {
          queue.put(1);
          filled.countDown();
        },
        () -> {
          if (!broken) {
            filled.await();
          }
          expect(1, queue.take());
        });
  }
}
