package dev.unravel.conformance.programs.spinning;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicBoolean;

/** A lock made of a compare-and-set loop excludes. */
@Outcomes("x=2")
public final class SpinLockExcludes {
  private final AtomicBoolean held = new AtomicBoolean();
  private int x;

  private void increment() {
    while (!held.compareAndSet(false, true)) {
      Thread.onSpinWait();
    }
    x++;
    held.set(false);
  }

  public static void main(String[] args) throws InterruptedException {
    SpinLockExcludes p = new SpinLockExcludes();
    Thread t = new Thread(p::increment);
    t.start();
    p.increment();
    t.join();
    System.out.println("x=" + p.x);
  }
}
