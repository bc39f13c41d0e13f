package dev.unravel.conformance.everyday;

/** Two seconds in pieces of a tenth, for a thread that has three things to do: right. */
public final class SleptUntilTheEnd {
  private static volatile int steps;

  public static void main(String[] args) throws InterruptedException {
    Thread worker =
        new Thread(
            () -> {
              for (int i = 1; i <= 3; i++) {
                steps = i;
              }
            });
    worker.start();
    long end = System.nanoTime() + 2_000_000_000L;
    while (System.nanoTime() < end) {
      Thread.sleep(100);
    }
    if (steps != 3) {
      throw new AssertionError("only " + steps + " steps");
    }
  }
}
