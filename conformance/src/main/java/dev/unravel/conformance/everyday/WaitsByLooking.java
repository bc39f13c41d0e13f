package dev.unravel.conformance.everyday;

/** Looks until the other thread is done, in three ways. */
public final class WaitsByLooking {
  private static volatile int done;

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              done = 1;
              done = 2;
              done = 3;
            });
    other.start();
    while (done < 1) {}
    while (done < 2) {
      Thread.yield();
    }
    while (done < 3) {
      Thread.onSpinWait();
    }
    other.join();
  }
}
