package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.ArrayBlockingQueue;

/** A queue with room for one between two; the broken twin polls and gives up. */
public final class SmallBuffer {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Together.run(
        () -> {
          queue.put(1);
          queue.put(2);
        },
        () -> {
          Integer first = broken ? queue.poll() : queue.take();
          expect(1, first == null ? 0 : first);
          expect(2, queue.take());
        });
  }
}
