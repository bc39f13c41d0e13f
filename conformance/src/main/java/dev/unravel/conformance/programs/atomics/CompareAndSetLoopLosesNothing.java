package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicInteger;

/** A compare-and-set loop retries until it wins, so no update is lost. */
@Outcomes("2")
public final class CompareAndSetLoopLosesNothing {
  private static void add(AtomicInteger x) {
    int old = x.get();
    while (!x.compareAndSet(old, old + 1)) {
      old = x.get();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger x = new AtomicInteger();
    Thread t = new Thread(() -> add(x));
    t.start();
    add(x);
    t.join();
    System.out.println(x.get());
  }
}
