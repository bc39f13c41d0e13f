package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** A sleeping thread is TIMED_WAITING; before it is RUNNABLE, after it it ends. */
@Outcomes({"RUNNABLE", "TIMED_WAITING", "TERMINATED"})
public final class StateOfASleepingThread {
  public static void main(String[] args) throws InterruptedException {
    Thread t =
        new Thread(
            () -> {
              try {
                Thread.sleep(1);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    Thread.State state = t.getState();
    t.join();
    System.out.println(state);
  }
}
