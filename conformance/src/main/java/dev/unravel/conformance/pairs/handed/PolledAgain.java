package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A consumer that polls with a timeout until something comes; the broken twin polls once. */
public final class PolledAgain {
  private static void consume(BlockingQueue<Integer> queue, boolean once) throws Exception {
    Integer item = queue.poll(10, TimeUnit.MILLISECONDS);
    if (!once && item == null) {
      item = queue.take();
    }
    expect(3, item == null ? -1 : item);
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Together.run(() -> queue.put(3), () -> consume(queue, broken));
  }
}
