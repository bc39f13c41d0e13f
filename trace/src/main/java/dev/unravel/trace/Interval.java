package dev.unravel.trace;

/**
 * A stretch of actions by one thread before control passes on (a thread execution interval in the
 * papers). A stretch too long for one number is written as several intervals of the same thread.
 *
 * @param thread the thread's number in order of creation, main being 0
 * @param actions how many actions it runs, at least one
 */
public record Interval(int thread, int actions) {
  public Interval {
    if (thread < 0 || actions < 1) {
      throw new IllegalArgumentException(
          "interval of thread " + thread + ", " + actions + " actions");
    }
  }
}
