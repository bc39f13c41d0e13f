package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** A virtual thread parks and is unparked, in any order. */
@Outcomes(value = "x=1", jdk = 25)
public final class ParkAndUnparkOfAVirtualThread {
  private int x;
  private int seen;

  public static void main(String[] args) throws InterruptedException {
    ParkAndUnparkOfAVirtualThread p = new ParkAndUnparkOfAVirtualThread();
    Thread t =
        Thread.ofVirtual()
            .start(
                () -> {
                  LockSupport.park();
                  p.seen = p.x;
                });
    p.x = 1;
    LockSupport.unpark(t);
    t.join();
    System.out.println("x=" + p.seen);
  }
}
