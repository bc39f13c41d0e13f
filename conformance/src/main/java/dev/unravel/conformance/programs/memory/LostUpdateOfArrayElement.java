package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** Two unguarded increments of an array element may lose one; the neighbour is not touched. */
@Outcomes({"[1, 0]", "[2, 0]"})
public final class LostUpdateOfArrayElement {
  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2];
    Thread t = new Thread(() -> array[0]++);
    t.start();
    array[0]++;
    t.join();
    System.out.println(Arrays.toString(array));
  }
}
