package dev.unravel.conformance.shared;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;
import java.util.List;

/** One thread writes through the list, the other reads the array that lies behind it. */
@Outcomes({"0 0", "1 0", "0 1", "1 1"})
public final class ArrayBehindAList {
  private static final Integer[] ARRAY = {0, 0};
  private static final List<Integer> LIST = Arrays.asList(ARRAY);

  public static void main(String[] args) throws InterruptedException {
    ARRAY[0] = 0;
    ARRAY[1] = 0;
    Thread writer =
        new Thread(
            () -> {
              LIST.set(0, 1);
              LIST.set(1, 1);
            });
    writer.start();
    int first = ARRAY[0];
    int second = ARRAY[1];
    writer.join();
    System.out.println(first + " " + second);
  }
}
