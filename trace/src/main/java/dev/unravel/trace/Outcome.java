package dev.unravel.trace;

import java.util.List;

/** The end of an execution: it passed, it failed, or it is unresolved. */
public sealed interface Outcome {

  /** Nothing went wrong. */
  record Pass() implements Outcome {}

  /**
   * The bug showed.
   *
   * @param signature which bug
   * @param message one line for people
   * @param details what else is known, a line each: a stack trace, a deadlock's cycle
   */
  record Fail(FailureSignature signature, String message, List<String> details) implements Outcome {
    public Fail {
      details = List.copyOf(details);
    }
  }

  /**
   * The run says nothing about the bug, for example because it left its schedule.
   *
   * @param reason one line for people
   */
  record Unresolved(String reason) implements Outcome {}

  /** Whether this is a {@link Fail}. */
  default boolean failed() {
    return this instanceof Fail;
  }

  /** Whether this is a {@link Fail} that shows this bug. */
  default boolean shows(FailureSignature signature) {
    return this instanceof Fail fail && fail.signature().equals(signature);
  }
}
