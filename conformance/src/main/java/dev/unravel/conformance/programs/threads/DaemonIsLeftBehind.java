package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** The program ends although a daemon still waits. A failure means daemons are waited for. */
@Outcomes(value = "done", ownJvm = true)
public final class DaemonIsLeftBehind {
  public static void main(String[] args) {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  return;
                }
              }
            });
    t.setDaemon(true);
    t.start();
    System.out.println("done");
  }
}
