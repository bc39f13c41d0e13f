package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A variable of each thread; the broken twin has one for all. */
public final class LocalOfEach {

  private static final ThreadLocal<int[]> LOCAL = ThreadLocal.withInitial(() -> new int[1]);
  private static final int[] ONE_FOR_ALL = new int[1];

  private static void use(int value, boolean shared) {
    int[] mine = shared ? ONE_FOR_ALL : LOCAL.get();
    mine[0] = value;
    expect(value, mine[0]);
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Together.run(() -> use(1, broken), () -> use(2, broken));
  }
}
