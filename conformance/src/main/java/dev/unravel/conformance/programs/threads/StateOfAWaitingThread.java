package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A thread in Object.wait is WAITING, before that RUNNABLE. RUNNABLE alone means the wait does not
 * show in its state.
 */
@Outcomes({"RUNNABLE", "WAITING"})
public final class StateOfAWaitingThread {
  private boolean go;

  private synchronized void await() {
    try {
      while (!go) {
        wait();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void release() {
    go = true;
    notify();
  }

  public static void main(String[] args) throws InterruptedException {
    StateOfAWaitingThread p = new StateOfAWaitingThread();
    Thread t = new Thread(p::await);
    t.start();
    Thread.State state = t.getState();
    p.release();
    t.join();
    System.out.println(state);
  }
}
