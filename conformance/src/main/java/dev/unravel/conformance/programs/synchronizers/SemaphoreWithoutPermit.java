package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Semaphore;

/** Waiting for a permit nobody can release any more is a lost notification. */
@Outcomes("FAIL lost-notification")
public final class SemaphoreWithoutPermit {
  public static void main(String[] args) throws InterruptedException {
    Semaphore semaphore = new Semaphore(1);
    Thread t = new Thread(semaphore::release);
    t.start();
    semaphore.acquire(3);
    t.join();
    System.out.println("acquired");
  }
}
