package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A thread that never blocks is NEW, then RUNNABLE, then TERMINATED. WAITING would be the engine's
 * own parking showing through.
 */
@Outcomes({"NEW RUNNABLE TERMINATED", "NEW TERMINATED TERMINATED"})
public final class StateOfAThreadThatOnlyRuns {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(Thread::yield);
    Thread.State before = t.getState();
    t.start();
    Thread.State during = t.getState();
    t.join();
    System.out.println(before + " " + during + " " + t.getState());
  }
}
