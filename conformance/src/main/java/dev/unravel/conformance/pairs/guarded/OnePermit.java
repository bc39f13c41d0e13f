package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Semaphore;

/** A counter behind a semaphore with one permit; the broken twin has two. */
public final class OnePermit {
  private static int count;

  private static void add(Semaphore permits) throws InterruptedException {
    permits.acquire();
    try {
      count++;
    } finally {
      permits.release();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(isBroken(args) ? 2 : 1);
    Together.run(() -> add(permits), () -> add(permits), () -> add(permits));
    expect(3, count);
  }
}
