package dev.unravel.conformance.everyday;

import java.util.concurrent.atomic.AtomicInteger;

/** A system property that says who came first. */
@Fails
public final class SystemPropertySetTwice {
  private static final AtomicInteger WINNERS = new AtomicInteger();

  private static void claim() {
    if (System.getProperty("app.owner") == null) {
      System.setProperty("app.owner", "me");
      WINNERS.incrementAndGet();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(SystemPropertySetTwice::claim);
    Thread other = new Thread(SystemPropertySetTwice::claim);
    one.start();
    other.start();
    one.join();
    other.join();
    if (WINNERS.get() > 1) {
      throw new AssertionError(WINNERS + " came first");
    }
  }
}
