package dev.unravel.conformance.programs.arrays;

import dev.unravel.conformance.Outcomes;

/** {@code System.arraycopy} into an array that another thread reads. */
@Outcomes({"0 0", "0 2", "1 0", "1 2"})
public final class ArraycopyWritesElementsOneByOne {
  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2];
    Thread t = new Thread(() -> System.arraycopy(new int[] {1, 2}, 0, array, 0, 2));
    t.start();
    int first = array[0];
    int second = array[1];
    t.join();
    System.out.println(first + " " + second);
  }
}
