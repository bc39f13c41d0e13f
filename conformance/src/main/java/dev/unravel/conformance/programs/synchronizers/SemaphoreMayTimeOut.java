package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** tryAcquire with a short timeout gets the permit in time or not. */
@Outcomes({"true", "false"})
public final class SemaphoreMayTimeOut {
  public static void main(String[] args) throws InterruptedException {
    Semaphore semaphore = new Semaphore(0);
    Thread t = new Thread(semaphore::release);
    t.start();
    boolean got = semaphore.tryAcquire(1, TimeUnit.MILLISECONDS);
    t.join();
    System.out.println(got);
  }
}
