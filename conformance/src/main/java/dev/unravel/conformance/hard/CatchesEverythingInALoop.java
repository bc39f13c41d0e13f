package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** A thread that catches everything, for ever, while another fails. */
@Outcomes(value = "FAIL exception", weakerOnRealMachines = true)
public final class CatchesEverythingInALoop {
  private volatile boolean stop;
  private int swallowed;

  private void run() {
    while (!stop) {
      try {
        synchronized (this) {
          wait(1);
        }
      } catch (Throwable t) {
        swallowed++;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    CatchesEverythingInALoop p = new CatchesEverythingInALoop();
    new Thread(p::run).start();
    throw new IllegalStateException("expected");
  }
}
