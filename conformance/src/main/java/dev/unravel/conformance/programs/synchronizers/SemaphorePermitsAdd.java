package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Semaphore;

/** Permits released before anybody asks are kept, unlike the permit of park. */
@Outcomes("acquired")
public final class SemaphorePermitsAdd {
  public static void main(String[] args) throws InterruptedException {
    Semaphore semaphore = new Semaphore(0);
    Thread t =
        new Thread(
            () -> {
              semaphore.release();
              semaphore.release();
            });
    t.start();
    semaphore.acquire();
    semaphore.acquire();
    t.join();
    System.out.println("acquired");
  }
}
