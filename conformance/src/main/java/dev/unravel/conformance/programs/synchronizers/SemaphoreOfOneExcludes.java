package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Semaphore;

/** A semaphore with one permit works as a lock. */
@Outcomes({"a=0 b=0", "a=1 b=1"})
public final class SemaphoreOfOneExcludes {
  private final Semaphore semaphore = new Semaphore(1);
  private int a;
  private int b;

  public static void main(String[] args) throws InterruptedException {
    SemaphoreOfOneExcludes p = new SemaphoreOfOneExcludes();
    Thread t =
        new Thread(
            () -> {
              p.semaphore.acquireUninterruptibly();
              p.a = 1;
              p.b = 1;
              p.semaphore.release();
            });
    t.start();
    p.semaphore.acquire();
    int a = p.a;
    int b = p.b;
    p.semaphore.release();
    t.join();
    System.out.println("a=" + a + " b=" + b);
  }
}
