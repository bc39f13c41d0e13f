package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** A copy to overlapping places takes every element before it is overwritten. */
@Outcomes({"[5, 1, 2]", "[5, 5, 2]"})
public final class ArraycopyWithinAnArray {
  public static void main(String[] args) throws InterruptedException {
    int[] array = {1, 2, 0};
    Thread t = new Thread(() -> array[0] = 5);
    t.start();
    System.arraycopy(array, 0, array, 1, 2);
    t.join();
    System.out.println(Arrays.toString(array));
  }
}
