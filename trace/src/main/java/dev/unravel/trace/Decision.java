package dev.unravel.trace;

/**
 * A thread goes one way or another by values that it has read, or uses them for something that is
 * not known. It does so behind the action at the clock of both values.
 *
 * @param thread the thread's number
 * @param rounds how many {@link Round}s of all threads came before
 * @param kind what is decided
 * @param left what is compared
 * @param leftValue its value this time
 * @param right what it is compared with
 * @param rightValue its value this time
 */
public record Decision(
    int thread, int rounds, Kind kind, Flow left, long leftValue, Flow right, long rightValue) {

  /** What is decided. */
  public enum Kind {
    /** Nobody knows what: the values on the left are used. */
    USED,
    /** Whether the value on the left is null. */
    NULL,
    EQUAL,
    LESS
  }

  /** The thread's last action before. */
  public long clock() {
    return left.clock();
  }
}
