package dev.unravel.runtime.schedule;

/** Hears of every action of an execution. Called on the threads of the target. */
public interface ActionListener {

  /** The running thread says what it is about to do. */
  default void announced(ControlledThread c) {}

  /** A thread acts. */
  void acted(ControlledThread t);

  /** No thread acts any more; those that have not ended are still where they stopped. */
  default void stopped() {}

  /** The execution is over. */
  default void ended() {}
}
