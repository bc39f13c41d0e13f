package dev.unravel.runtime.schedule;

/**
 * A way to make controlled threads run one at a time. The scheduler says who goes next; a backend
 * moves the processor there.
 */
public interface Backend {

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

  /** Where a suspended thread is. */
  StackTraceElement[] stackOf(ControlledThread t);

  /** {@code continuation} or {@code os}. */
  String name();
}
