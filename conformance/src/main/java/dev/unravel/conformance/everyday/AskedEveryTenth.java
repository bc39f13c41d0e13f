package dev.unravel.conformance.everyday;

/** A flag is asked for ten times a second, for thirty seconds at most: right. */
public final class AskedEveryTenth {
  private static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> done = true).start();
    long end = System.currentTimeMillis() + 30_000;
    while (!done) {
      if (System.currentTimeMillis() > end) {
        throw new AssertionError("not done in 30 s");
      }
      Thread.sleep(100);
    }
  }
}
