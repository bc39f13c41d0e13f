package dev.unravel.runtime;

/**
 * How controlled threads are made to run one at a time. The scheduler says who goes next; a backend
 * moves the processor there.
 */
interface Backend {

  /** Runs an execution on the calling thread until it is over. */
  void run(ControlledThread main);

  /**
   * A thread of the target was started.
   *
   * @return whether the JDK's own start must not go on
   */
  boolean start(ControlledThread t);

  /**
   * Passes control from the running thread to another, or to the caller of {@link #run} if {@code
   * to} is null. Returns when {@code from} has been picked again, or is to be unwound.
   */
  void transfer(ControlledThread from, ControlledThread to);

  /** A JDK thread starts to execute its {@code run}. */
  void begin(Thread thread);

  /** A JDK thread is at its very end. */
  void end(Thread thread);

  /** Where a suspended thread is. */
  StackTraceElement[] stackOf(ControlledThread t);

  /** Whether the interrupt flag of a suspended thread must be kept outside the Thread object. */
  boolean keepsInterrupts();

  /** {@code continuation} or {@code os}. */
  String name();
}
