package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/**
 * Tables that two classes make when they are first used; in the broken twin each needs the other.
 */
public final class TablesOfTwoClasses {
  private static boolean broken;

  private static final class Squares {
    static final int[] TABLE = {0, 1, 4};
    static final int SUM = TABLE[1] + TABLE[2] + (broken ? Cubes.TABLE[0] : 0);
  }

  private static final class Cubes {
    static final int[] TABLE = {0, 1, 8};
    static final int SUM = TABLE[1] + TABLE[2] + (broken ? Squares.TABLE[0] : 0);
  }

  public static void main(String[] args) throws InterruptedException {
    broken = isBroken(args);
    Together.run(() -> expect(5, Squares.SUM), () -> expect(9, Cubes.SUM));
  }
}
