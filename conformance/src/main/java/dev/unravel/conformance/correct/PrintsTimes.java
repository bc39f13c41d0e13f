package dev.unravel.conformance.correct;

import java.time.Instant;

/** Prints what the clocks say; the same schedule must print the same. */
public final class PrintsTimes {
  public static void main(String[] args) throws InterruptedException {
    long before = System.nanoTime();
    Thread t = new Thread(Thread::yield);
    t.start();
    Thread.sleep(5);
    t.join();
    if (System.nanoTime() - before < 0) {
      throw new AssertionError("time went back");
    }
    System.out.println(System.currentTimeMillis() + " " + before + " " + Instant.now());
  }
}
