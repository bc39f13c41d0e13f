package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicInteger;

/** Two atomic calls are not one. Without 1 no switch happens between get and set. */
@Outcomes({"1", "2"})
public final class GetThenSetLosesAnUpdate {
  private static void add(AtomicInteger x) {
    x.set(x.get() + 1);
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
