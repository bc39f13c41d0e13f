package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.LongAdder;

/** A LongAdder counts every add; a sum in between may miss the other thread's. */
@Outcomes({"between=1 end=2", "between=2 end=2"})
public final class LongAdderLosesNothing {
  public static void main(String[] args) throws InterruptedException {
    LongAdder adder = new LongAdder();
    Thread t = new Thread(adder::increment);
    t.start();
    adder.increment();
    long between = adder.sum();
    t.join();
    System.out.println("between=" + between + " end=" + adder.sum());
  }
}
