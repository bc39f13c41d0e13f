package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A thread that is told to stop and woken; the broken twin is not woken. */
public final class StoppedByAFlag {

  private static boolean stop;

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Object monitor = new Object();
    Thread worker =
        Together.thread(
            () -> {
              synchronized (monitor) {
                while (!stop) {
                  monitor.wait();
                }
              }
            });
    worker.start();
    synchronized (monitor) {
      stop = true;
      if (!broken) {
        monitor.notifyAll();
      }
    }
    worker.join();
  }
}
