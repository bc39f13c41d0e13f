package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** The end of a thread wakes all who join it. A failure means only one of them was woken. */
@Outcomes("ended")
public final class EndWakesEveryJoiner {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(Thread::yield);
    Thread joiner =
        new Thread(
            () -> {
              try {
                t.join();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    joiner.start();
    t.join();
    joiner.join();
    System.out.println("ended");
  }
}
