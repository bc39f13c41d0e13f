package dev.unravel.conformance.everyday;

/** Fifty milliseconds will do, mostly. */
@FailsIfHeldUp
public final class SleptInsteadOfWaiting {
  private static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> ready = true).start();
    Thread.sleep(50);
    if (!ready) {
      throw new AssertionError("not ready");
    }
  }
}
