package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** A park nobody ends is a lost notification. */
@Outcomes("FAIL lost-notification")
public final class ParkWithoutPermit {
  public static void main(String[] args) {
    LockSupport.park();
    System.out.println("returned");
  }
}
