package dev.unravel.trace.chart;

/**
 * An effect of an action on threads, or to state that no action names: the inside of
 * java.util.concurrent, the clock, interrupts, permits.
 *
 * @param clock the action, with all that its thread did up to its next
 * @param kind what it did
 * @param thread the number of the thread that it did it to; that of the acting one for {@code
 *     TOUCHED} and {@code OVER}
 */
public record Effect(long clock, Kind kind, int thread) {

  /** Kinds of effect. */
  public enum Kind {
    /** It looked at such state, or changed it. */
    TOUCHED,
    /** A thread cannot act any more. */
    BLOCKED,
    /** A thread can act. */
    FREED,
    /** The execution is over. */
    OVER
  }
}
