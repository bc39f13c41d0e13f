package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** unpark before or after park: park returns and the writes before unpark are seen. */
@Outcomes("x=1")
public final class UnparkInAnyOrder {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    UnparkInAnyOrder p = new UnparkInAnyOrder();
    Thread main = Thread.currentThread();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              LockSupport.unpark(main);
            });
    t.start();
    LockSupport.park();
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
