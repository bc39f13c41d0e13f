package dev.unravel.conformance.everyday;

/** Offers the processor a few times, and takes it that the other thread has taken it. */
@Fails
public final class YieldsAFewTimes {
  private static int done;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> done = 1);
    other.start();
    for (int i = 0; i < 6; i++) {
      Thread.yield();
    }
    if (done == 0) {
      throw new AssertionError("not done");
    }
    other.join();
  }
}
