package dev.unravel.conformance.pairs.meeting;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Semaphore;

/** A permit that is tried; the broken twin enters without. */
public final class PermitTried {

  private static boolean busy;
  private static boolean overlapped;

  private static void enter(Semaphore permit, boolean anyway) {
    boolean has = permit.tryAcquire();
    if (has || anyway) {
      overlapped |= busy;
      busy = true;
      busy = false;
    }
    if (has) {
      permit.release();
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Semaphore permit = new Semaphore(1);
    Together.run(() -> enter(permit, broken), () -> enter(permit, broken));
    expect(false, overlapped);
  }
}
