package dev.unravel.conformance.programs.parking;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/**
 * A permit given before park lets it return at once. A lost notification means the permit was
 * forgotten.
 */
@Outcomes("returned")
public final class PermitBeforePark {
  public static void main(String[] args) {
    LockSupport.unpark(Thread.currentThread());
    LockSupport.park();
    System.out.println("returned");
  }
}
