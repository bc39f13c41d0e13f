package dev.unravel.runtime;

/**
 * Decides what happens next. One object serves a whole campaign; {@link #begin} opens each
 * execution. Called on the hot path: implementations allocate nothing and take no lock.
 */
public interface Strategy {

  /** An execution starts. */
  void begin();

  /**
   * Picks the thread that acts next.
   *
   * @param enabled the threads that can act, in the first {@code count} places
   * @param count how many there are, at least two
   * @param running the thread that acted last if it can go on, else null
   * @return an index into {@code enabled}
   */
  int pickThread(ControlledThread[] enabled, int count, ControlledThread running);

  /**
   * Makes a choice that is not one between threads, for example which waiter to wake.
   *
   * @return a number from 0 to {@code bound - 1}
   */
  int pick(int bound);

  /**
   * Whether an execution that follows this strategy has left it, and how. Only a replay can.
   *
   * @return one line for people, or null
   */
  default String departure() {
    return null;
  }
}
