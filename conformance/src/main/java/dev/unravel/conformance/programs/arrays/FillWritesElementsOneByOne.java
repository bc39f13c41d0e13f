package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;

/** {@code Arrays.fill} while another thread reads two elements. */
@Outcomes({"0 0", "0 1", "1 0", "1 1"})
public final class FillWritesElementsOneByOne {
  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2];
    Thread t = new Thread(() -> Arrays.fill(array, 1));
    t.start();
    int first = array[0];
    int second = array[1];
    t.join();
    System.out.println(first + " " + second);
  }
}
