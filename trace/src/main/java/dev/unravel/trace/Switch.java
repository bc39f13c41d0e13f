package dev.unravel.trace;

/**
 * Control passes on at a clock value though the running thread could go on, or to another thread
 * than the next in turn.
 *
 * @param clock how many actions come before it
 * @param thread who goes on, or {@link #NEXT}
 */
public record Switch(long clock, int thread) {
  /** The next in turn, by number. */
  public static final int NEXT = -1;

  public Switch {
    if (clock < 0 || thread < NEXT) {
      throw new IllegalArgumentException("switch to thread " + thread + " at clock " + clock);
    }
  }
}
