package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** A thread whose finally block waits, while another fails. */
@Outcomes(value = "FAIL exception", weakerOnRealMachines = true)
public final class FinallyBlocksWait {
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              try {
                LockSupport.park();
              } finally {
                synchronized (lock) {
                  LockSupport.park();
                }
              }
            });
    t.start();
    throw new IllegalStateException("expected");
  }
}
