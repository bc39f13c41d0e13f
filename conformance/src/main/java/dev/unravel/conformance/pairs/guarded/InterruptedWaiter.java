package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.isBroken;

/** A thread that waits until it is interrupted; the broken twin forgets that it was. */
public final class InterruptedWaiter {
  private static void workUntilInterrupted(Object monitor, boolean forgets) {
    while (!Thread.currentThread().isInterrupted()) {
      synchronized (monitor) {
        try {
          monitor.wait();
        } catch (InterruptedException e) {
          if (!forgets) {
            Thread.currentThread().interrupt();
          }
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Object monitor = new Object();
    Thread worker = new Thread(() -> workUntilInterrupted(monitor, broken));
    worker.start();
    worker.interrupt();
    worker.join();
  }
}
