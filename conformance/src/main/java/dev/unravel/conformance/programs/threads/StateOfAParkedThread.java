package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** A parked thread is WAITING, before that RUNNABLE. */
@Outcomes({"RUNNABLE", "WAITING"})
public final class StateOfAParkedThread {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(LockSupport::park);
    t.start();
    Thread.State state = t.getState();
    LockSupport.unpark(t);
    t.join();
    System.out.println(state);
  }
}
