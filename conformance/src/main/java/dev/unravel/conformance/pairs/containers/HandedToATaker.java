package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.SynchronousQueue;

/** An item that is handed to its taker; the broken twin offers it to nobody. */
public final class HandedToATaker {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    Together.run(
        () -> {
          if (broken) {
            expect(true, queue.offer(1));
          } else {
            queue.put(1);
          }
        },
        () -> expect(1, queue.take()));
  }
}
