package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Consumers that end with a poison pill each; in the broken twin there is one for both. */
public final class PillForEach {
  private static final int PILL = -1;

  private static void consume(BlockingQueue<Integer> queue) throws InterruptedException {
    int item;
    do {
      item = queue.take();
    } while (item != PILL);
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Together.run(
        () -> {
          queue.put(1);
          queue.put(PILL);
          if (!broken) {
            queue.put(PILL);
          }
        },
        () -> consume(queue),
        () -> consume(queue));
  }
}
