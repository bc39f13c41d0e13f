package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** An interrupt ends a park and leaves the status set. */
@Outcomes("interrupted=true")
public final class InterruptEndsAPark {
  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread t = new Thread(main::interrupt);
    t.start();
    LockSupport.park();
    boolean interrupted = Thread.interrupted();
    t.join();
    System.out.println("interrupted=" + interrupted);
  }
}
