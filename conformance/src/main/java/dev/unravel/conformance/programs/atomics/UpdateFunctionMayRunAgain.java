package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * updateAndGet runs its function again when it lost the race. Without calls=3 no switch happens
 * inside the function.
 */
@Outcomes({"x=2 calls=2", "x=2 calls=3"})
public final class UpdateFunctionMayRunAgain {
  private final AtomicInteger calls = new AtomicInteger();

  private int addOne(int old) {
    calls.incrementAndGet();
    return old + 1;
  }

  public static void main(String[] args) throws InterruptedException {
    UpdateFunctionMayRunAgain p = new UpdateFunctionMayRunAgain();
    AtomicInteger x = new AtomicInteger();
    Thread t = new Thread(() -> x.updateAndGet(p::addOne));
    t.start();
    x.updateAndGet(p::addOne);
    t.join();
    System.out.println("x=" + x + " calls=" + p.calls);
  }
}
