package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.LongAccumulator;

/** A maximum does not depend on the order. */
@Outcomes("7")
public final class LongAccumulatorKeepsTheMaximum {
  public static void main(String[] args) throws InterruptedException {
    LongAccumulator maximum = new LongAccumulator(Math::max, 0);
    Thread t = new Thread(() -> maximum.accumulate(7));
    t.start();
    maximum.accumulate(5);
    t.join();
    System.out.println(maximum.get());
  }
}
