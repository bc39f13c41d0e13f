package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;

/** Two copies in opposite directions: both may read before either writes. */
@Outcomes({"1 1", "2 2", "2 1"})
public final class ArraycopiesBothWays {
  public static void main(String[] args) throws InterruptedException {
    long[] one = {1};
    long[] two = {2};
    Thread t = new Thread(() -> System.arraycopy(one, 0, two, 0, 1));
    t.start();
    System.arraycopy(two, 0, one, 0, 1);
    t.join();
    System.out.println(one[0] + " " + two[0]);
  }
}
