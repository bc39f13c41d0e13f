package dev.unravel.step.jdwp;

/** The JVM that is debugged has ended, or its connection has. */
public final class VmGoneException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  VmGoneException(Throwable cause) {
    super("the worker JVM has gone", cause);
  }
}
