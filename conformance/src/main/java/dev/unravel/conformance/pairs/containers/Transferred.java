package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.LinkedTransferQueue;

/** An item that is transferred; the broken twin tries. */
public final class Transferred {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    Together.run(
        () -> {
          if (broken) {
            expect(true, queue.tryTransfer(1));
          } else {
            queue.transfer(1);
          }
        },
        () -> {
          if (!broken) {
            expect(1, queue.take());
          } else {
            queue.poll();
          }
        });
  }
}
