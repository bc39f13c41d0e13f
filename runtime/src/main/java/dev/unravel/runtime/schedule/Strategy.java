package dev.unravel.runtime.schedule;

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
   * The clock value up to which the running thread may pass yield points without asking. The clock
   * itself, or anything below it, for a strategy that wants to be asked at each of them.
   */
  default long due() {
    return 0;
  }

  /**
   * The number of the thread that has to act next, for a strategy that knows: if it waits for a
   * time, then that time is up.
   *
   * @return -1 for no particular thread
   */
  default int expected() {
    return -1;
  }

  /**
   * How many of the values that each thread read last the strategy wants to know for telling states
   * apart by values; 0 for one that does not ask. Asked once {@link #begin} has been called.
   */
  default int values() {
    return 0;
  }

  /**
   * Whether the strategy goes by what each step uses, see {@code StepUses}. Then it is asked even
   * if only one thread can act. Asked once {@link #begin} has been called.
   */
  default boolean asksForUses() {
    return false;
  }

  /** Whether something is concluded about schedules that none of its executions follows. */
  default boolean concludes() {
    return false;
  }

  /**
   * Whether a thread that spins or offers the processor may be picked again at once. If not, it
   * steps back until another has acted.
   */
  default boolean picksSpinners() {
    return false;
  }

  /**
   * Whether an execution that follows this strategy has left it, and how. Only a replay can.
   *
   * @return one line for people, or null
   */
  default String departure() {
    return null;
  }
}
