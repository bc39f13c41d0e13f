package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicInteger;

/** Of two compare-and-sets from the same value exactly one succeeds. */
@Outcomes({"main=true x=2", "main=false x=1"})
public final class CompareAndSetHasOneWinner {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger x = new AtomicInteger();
    Thread t = new Thread(() -> x.compareAndSet(0, 1));
    t.start();
    boolean mine = x.compareAndSet(0, 2);
    t.join();
    System.out.println("main=" + mine + " x=" + x);
  }
}
