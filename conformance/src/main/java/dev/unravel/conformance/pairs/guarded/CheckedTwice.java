package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** An instance made on first use with double-checked locking; the broken twin checks once. */
public final class CheckedTwice {
  private static int made;
  private static volatile CheckedTwice instance;

  private final int number;

  private CheckedTwice() {
    number = ++made;
  }

  private static CheckedTwice get(boolean checksOnce) {
    CheckedTwice found = instance;
    if (found == null) {
      synchronized (CheckedTwice.class) {
        found = checksOnce ? null : instance;
        if (found == null) {
          found = new CheckedTwice();
          instance = found;
        }
      }
    }
    return found;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Together.run(() -> expect(1, get(broken).number), () -> expect(1, get(broken).number));
  }
}
