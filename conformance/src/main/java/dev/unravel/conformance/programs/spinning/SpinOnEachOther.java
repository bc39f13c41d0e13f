package dev.unravel.conformance.programs.spinning;

import dev.unravel.conformance.Outcomes;

/**
 * Two threads that each wait for the other's flag before setting their own never end: a livelock.
 */
@Outcomes(value = "FAIL livelock", large = true)
public final class SpinOnEachOther {
  private volatile boolean mine;
  private volatile boolean yours;

  public static void main(String[] args) throws InterruptedException {
    SpinOnEachOther p = new SpinOnEachOther();
    Thread t =
        new Thread(
            () -> {
              while (!p.mine) {
                Thread.onSpinWait();
              }
              p.yours = true;
            });
    t.start();
    while (!p.yours) {
      Thread.onSpinWait();
    }
    p.mine = true;
    t.join();
    System.out.println("seen");
  }
}
