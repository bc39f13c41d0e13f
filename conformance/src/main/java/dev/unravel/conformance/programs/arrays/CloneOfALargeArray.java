package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;

/** An array of many elements is cloned before or after another thread writes one. */
@Outcomes({"false 0", "false 1", "true 0", "true 1"})
public final class CloneOfALargeArray {
  private static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    ready = false;
    int[] array = new int[2_000];
    Thread t =
        new Thread(
            () -> {
              ready = true;
              array[1_999] = 1;
            });
    t.start();
    boolean wasReady = ready;
    int[] clone = array.clone();
    t.join();
    System.out.println(wasReady + " " + clone[1_999]);
  }
}
