package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Tickets drawn from an atomic number; the broken twin reads it and writes it. */
public final class TicketsDrawn {
  private static int draw(AtomicInteger next, boolean inTwoSteps) {
    if (inTwoSteps) {
      int ticket = next.get();
      next.set(ticket + 1);
      return ticket;
    }
    return next.getAndIncrement();
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    AtomicInteger next = new AtomicInteger();
    int[] got = new int[3];
    Together.run(
        () -> got[0] = draw(next, broken),
        () -> got[1] = draw(next, broken),
        () -> got[2] = draw(next, broken));
    expect(3, got[0] + got[1] + got[2]);
  }
}
