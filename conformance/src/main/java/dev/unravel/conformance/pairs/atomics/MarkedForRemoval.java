package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** A reference that only one marks; the broken twin looks at the mark first. */
public final class MarkedForRemoval {

  private static final AtomicInteger removed = new AtomicInteger();

  private static void remove(AtomicMarkableReference<String> node, boolean apart) {
    if (apart) {
      if (!node.isMarked()) {
        node.set("n", true);
        removed.incrementAndGet();
      }
    } else if (node.compareAndSet("n", "n", false, true)) {
      removed.incrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AtomicMarkableReference<String> node = new AtomicMarkableReference<>("n", false);
    Together.run(() -> remove(node, broken), () -> remove(node, broken));
    expect(1, removed.get());
  }
}
