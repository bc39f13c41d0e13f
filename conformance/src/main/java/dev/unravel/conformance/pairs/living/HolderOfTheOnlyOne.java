package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** An only object in a holder class; the broken twin makes it when it is asked for. */
public final class HolderOfTheOnlyOne {

  private static Object own;

  private static final class Holder {
    private static final Object ONLY = new Object();
  }

  private static Object get(boolean lazy) {
    if (!lazy) {
      return Holder.ONLY;
    }
    if (own == null) {
      own = new Object();
    }
    return own;
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Object[] seen = new Object[2];
    Together.run(() -> seen[0] = get(broken), () -> seen[1] = get(broken));
    expect(seen[0], seen[1]);
  }
}
