package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** An object that is made under a monitor by who finds none; the broken twin looks once. */
public final class LookedAtTwice {

  private static volatile Object value;
  private static int made;

  private static Object get(boolean once) {
    if (value == null) {
      synchronized (LookedAtTwice.class) {
        if (once || value == null) {
          made++;
          value = new Object();
        }
      }
    }
    return value;
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Together.run(() -> get(broken), () -> get(broken));
    expect(1, made);
  }
}
