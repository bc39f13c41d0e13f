package dev.unravel.trace;

/**
 * The time for which a thread was held up in an execution: it could have acted, and the time of
 * others ran out instead.
 *
 * @param thread path and name of the one that was held up for longest
 * @param nanos how long
 */
public record Stall(String thread, long nanos) {

  /** The time in whole milliseconds, to the nearest. */
  public long millis() {
    return (nanos + 500_000) / 1_000_000;
  }

  /** One line for people. */
  @Override
  public String toString() {
    return thread + " is held up for " + Assumption.seconds(millis());
  }
}
