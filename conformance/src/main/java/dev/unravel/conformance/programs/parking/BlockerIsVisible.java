package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** The blocker given to park can be read while the thread is parked, and is gone otherwise. */
@Outcomes({"null", "here"})
public final class BlockerIsVisible {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> LockSupport.park("here"));
    t.start();
    Object blocker = LockSupport.getBlocker(t);
    LockSupport.unpark(t);
    t.join();
    System.out.println(blocker);
  }
}
