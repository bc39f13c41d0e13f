package dev.unravel.trace.chart;

/**
 * A thread has come to a loop, or gone round, or out of it.
 *
 * @param clock the thread's last action before
 * @param thread the thread's number
 * @param loop the loop's number
 * @param kind what it has done
 */
public record Round(long clock, int thread, int loop, Kind kind) {

  /** Things a thread does to a loop. */
  public enum Kind {
    /** Comes from outside to the head of a loop that changes nothing of the thread's own. */
    ENTERED,
    /**
     * Comes to its head, from outside or from the loop's end: what it does from there depends on
     * what it reads from there, however often it has gone round.
     */
    ARRIVED,
    /** Comes to any other loop. */
    BEGUN,
    /** Goes round there once more. */
    REPEATED,
    /** Leaves it. */
    LEFT
  }
}
