package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Increments through an updater both count. */
@Outcomes("x=2")
public final class FieldUpdaterIsAtomic {
  private static final AtomicIntegerFieldUpdater<FieldUpdaterIsAtomic> X =
      AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterIsAtomic.class, "x");
  private volatile int x;

  public static void main(String[] args) throws InterruptedException {
    FieldUpdaterIsAtomic p = new FieldUpdaterIsAtomic();
    Thread t = new Thread(() -> X.incrementAndGet(p));
    t.start();
    X.incrementAndGet(p);
    t.join();
    System.out.println("x=" + p.x);
  }
}
