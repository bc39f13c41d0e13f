package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** While the status is set, park returns at once and does not clear it. */
@Outcomes("interrupted=true")
public final class InterruptedThreadDoesNotPark {
  public static void main(String[] args) {
    Thread.currentThread().interrupt();
    LockSupport.park();
    LockSupport.park();
    System.out.println("interrupted=" + Thread.interrupted());
  }
}
