package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Of two compare-and-sets on a reference field exactly one succeeds. */
@Outcomes({"main=true value=m", "main=false value=t"})
public final class ReferenceFieldUpdaterHasOneWinner {
  private static final AtomicReferenceFieldUpdater<ReferenceFieldUpdaterHasOneWinner, String>
      VALUE =
          AtomicReferenceFieldUpdater.newUpdater(
              ReferenceFieldUpdaterHasOneWinner.class, String.class, "value");
  private volatile String value;

  public static void main(String[] args) throws InterruptedException {
    ReferenceFieldUpdaterHasOneWinner p = new ReferenceFieldUpdaterHasOneWinner();
    Thread t = new Thread(() -> VALUE.compareAndSet(p, null, "t"));
    t.start();
    boolean mine = VALUE.compareAndSet(p, null, "m");
    t.join();
    System.out.println("main=" + mine + " value=" + p.value);
  }
}
