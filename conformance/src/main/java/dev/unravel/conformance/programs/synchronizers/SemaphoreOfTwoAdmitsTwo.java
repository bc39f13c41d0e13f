package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Semaphore;

/**
 * Two permits let two threads in at once, so an update may be lost. Without x=1 the second permit
 * is not given out.
 */
@Outcomes({"x=1", "x=2"})
public final class SemaphoreOfTwoAdmitsTwo {
  private final Semaphore semaphore = new Semaphore(2);
  private int x;

  private void increment() {
    semaphore.acquireUninterruptibly();
    x++;
    semaphore.release();
  }

  public static void main(String[] args) throws InterruptedException {
    SemaphoreOfTwoAdmitsTwo p = new SemaphoreOfTwoAdmitsTwo();
    Thread t = new Thread(p::increment);
    t.start();
    p.increment();
    t.join();
    System.out.println("x=" + p.x);
  }
}
