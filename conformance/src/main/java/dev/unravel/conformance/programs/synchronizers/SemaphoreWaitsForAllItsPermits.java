package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Semaphore;

/** acquire(2) returns when both permits are there. x=0 means one was enough. */
@Outcomes("x=1")
public final class SemaphoreWaitsForAllItsPermits {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    SemaphoreWaitsForAllItsPermits p = new SemaphoreWaitsForAllItsPermits();
    Semaphore semaphore = new Semaphore(0);
    Thread t =
        new Thread(
            () -> {
              semaphore.release();
              p.x = 1;
              semaphore.release();
            });
    t.start();
    semaphore.acquire(2);
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
