package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicInteger;

/** Both increments count, and main sees its own place. */
@Outcomes({"mine=1 x=2", "mine=2 x=2"})
public final class IncrementAndGetIsAtomic {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger x = new AtomicInteger();
    Thread t = new Thread(x::incrementAndGet);
    t.start();
    int mine = x.incrementAndGet();
    t.join();
    System.out.println("mine=" + mine + " x=" + x);
  }
}
