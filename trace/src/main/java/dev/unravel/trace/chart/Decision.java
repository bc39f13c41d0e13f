package dev.unravel.trace.chart;

/**
 * A thread goes one way or another by values that it has read, or uses them for something that is
 * not known.
 *
 * @param thread the thread's number
 * @param clock the thread's last action before
 * @param rounds how many {@link Round}s of all threads came before
 * @param kind what is decided
 * @param left the {@link TapeNode} of what is compared
 * @param leftValue its value this time
 * @param right that of what it is compared with
 * @param rightValue its value this time
 */
public record Decision(
    int thread,
    long clock,
    int rounds,
    Kind kind,
    int left,
    long leftValue,
    int right,
    long rightValue) {

  /** Kinds of decision. */
  public enum Kind {
    /** Nobody knows what: the value on the left is used. */
    USED,
    /** Whether the value on the left is null. */
    NULL,
    /** Whether both are the same object. */
    SAME,
    EQUAL,
    LESS
  }
}
