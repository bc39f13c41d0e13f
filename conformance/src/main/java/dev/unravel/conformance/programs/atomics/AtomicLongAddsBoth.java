package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicLong;

/** Two additions to an AtomicLong above the range of int both count. */
@Outcomes("6000000000")
public final class AtomicLongAddsBoth {
  public static void main(String[] args) throws InterruptedException {
    AtomicLong x = new AtomicLong();
    Thread t = new Thread(() -> x.addAndGet(3_000_000_000L));
    t.start();
    x.addAndGet(3_000_000_000L);
    t.join();
    System.out.println(x.get());
  }
}
