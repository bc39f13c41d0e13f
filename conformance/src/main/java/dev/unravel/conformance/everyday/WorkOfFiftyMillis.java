package dev.unravel.conformance.everyday;

/** Work that is made up by looking at the clock, and one who waits for it: right. */
public final class WorkOfFiftyMillis {
  private static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    Thread worker =
        new Thread(
            () -> {
              long end = System.nanoTime() + 50_000_000;
              while (System.nanoTime() < end) {
                Thread.onSpinWait();
              }
              done = true;
            });
    worker.start();
    worker.join(5_000);
    if (!done) {
      throw new AssertionError("not done in 5 s");
    }
  }
}
