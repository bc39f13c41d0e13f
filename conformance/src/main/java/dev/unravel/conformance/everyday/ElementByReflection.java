package dev.unravel.conformance.everyday;

import java.lang.reflect.Array;

/** A counter in an array that is reached by reflection. */
@Fails
public final class ElementByReflection {
  private static final int[] COUNTS = new int[1];

  private static void count() {
    Array.setInt(COUNTS, 0, Array.getInt(COUNTS, 0) + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(ElementByReflection::count);
    Thread other = new Thread(ElementByReflection::count);
    one.start();
    other.start();
    one.join();
    other.join();
    if (COUNTS[0] != 2) {
      throw new AssertionError("counted " + COUNTS[0]);
    }
  }
}
