package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** A short timed park may end by permit or by time. Without x=0 its timeout is not a choice. */
@Outcomes({"x=0", "x=1"})
public final class ShortParkNanosEndsEitherWay {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    ShortParkNanosEndsEitherWay p = new ShortParkNanosEndsEitherWay();
    Thread main = Thread.currentThread();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              LockSupport.unpark(main);
            });
    t.start();
    LockSupport.parkNanos(1_000_000);
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
