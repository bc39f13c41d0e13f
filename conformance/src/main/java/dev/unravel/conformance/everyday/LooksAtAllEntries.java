package dev.unravel.conformance.everyday;

/** Adds up a long table, and takes it that the other thread is done by then. */
@Fails
public final class LooksAtAllEntries {
  private static final int[] ENTRIES = new int[100];
  private static int done;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> done = 1);
    other.start();
    int sum = 0;
    for (int entry : ENTRIES) {
      sum += entry;
    }
    if (done == 0) {
      throw new AssertionError("not done, sum " + sum);
    }
    other.join();
  }
}
