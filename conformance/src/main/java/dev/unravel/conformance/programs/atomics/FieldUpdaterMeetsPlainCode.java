package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/**
 * An atomic add through an updater and x++ on the field itself: the plain one may lose the other's
 * add.
 */
@Outcomes({"x=1", "x=11"})
public final class FieldUpdaterMeetsPlainCode {
  private static final AtomicIntegerFieldUpdater<FieldUpdaterMeetsPlainCode> X =
      AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterMeetsPlainCode.class, "x");
  private volatile int x;

  public static void main(String[] args) throws InterruptedException {
    FieldUpdaterMeetsPlainCode p = new FieldUpdaterMeetsPlainCode();
    Thread t = new Thread(() -> X.addAndGet(p, 10));
    t.start();
    p.x++;
    t.join();
    System.out.println("x=" + p.x);
  }
}
