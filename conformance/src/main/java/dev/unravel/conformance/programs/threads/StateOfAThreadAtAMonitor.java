package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** A thread that wants a held monitor is RUNNABLE until it tries and BLOCKED then. */
@Outcomes({"RUNNABLE", "BLOCKED"})
public final class StateOfAThreadAtAMonitor {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                return;
              }
            });
    Thread.State state;
    synchronized (lock) {
      t.start();
      state = t.getState();
    }
    t.join();
    System.out.println(state);
  }
}
