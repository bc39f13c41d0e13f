package dev.unravel.conformance.pairs.atomics;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicReference;

/** A reference that is swapped; the broken twin gets and sets. */
public final class Swapped {

  private static String take(AtomicReference<String> box, boolean apart) {
    if (apart) {
      String seen = box.get();
      box.set(null);
      return seen;
    }
    return box.getAndSet(null);
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    AtomicReference<String> box = new AtomicReference<>("x");
    String[] got = new String[2];
    Together.run(() -> got[0] = take(box, broken), () -> got[1] = take(box, broken));
    expect(true, (got[0] == null) != (got[1] == null));
  }
}
