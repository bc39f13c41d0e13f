package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * After a sleep the clock has moved by at least its length. false means time is frozen or not
 * virtual.
 */
@Outcomes("true")
public final class SleepMovesTheClock {
  public static void main(String[] args) throws InterruptedException {
    long before = System.nanoTime();
    Thread.sleep(20);
    System.out.println(System.nanoTime() - before >= 19_000_000L);
  }
}
