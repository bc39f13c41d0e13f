package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * Two threads that join each other never end, unless one joined before the other was started.
 * Without the deadlock joins are no edges of the wait-for graph.
 */
@Outcomes({"done", "FAIL deadlock"})
public final class MutualJoinDeadlocks {
  private static void join(Thread other) {
    try {
      other.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] pair = new Thread[2];
    pair[0] = new Thread(() -> join(pair[1]));
    pair[1] = new Thread(() -> join(pair[0]));
    pair[0].start();
    pair[1].start();
    pair[0].join();
    pair[1].join();
    System.out.println("done");
  }
}
