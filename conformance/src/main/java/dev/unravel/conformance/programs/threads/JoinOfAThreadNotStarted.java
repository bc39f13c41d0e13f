package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * Joining a thread that was never started returns at once. A failure means join waits for an end
 * that never comes.
 */
@Outcomes("joined")
public final class JoinOfAThreadNotStarted {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(Thread::yield);
    t.join();
    System.out.println("joined");
  }
}
