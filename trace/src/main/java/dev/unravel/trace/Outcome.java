package dev.unravel.trace;

import java.util.List;
import java.util.Optional;

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
   * @param stall who was held up meanwhile, if anybody was for a time worth a word
   */
  record Fail(
      FailureSignature signature, String message, List<String> details, Optional<Stall> stall)
      implements Outcome {
    public Fail {
      details = List.copyOf(details);
    }

    /** Time passed only when nobody could act. */
    public Fail(FailureSignature signature, String message, List<String> details) {
      this(signature, message, details, Optional.empty());
    }

    /** The same failure of an execution in which somebody was held up, or nobody. */
    public Fail with(Optional<Stall> value) {
      return new Fail(signature, message, details, value);
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

  /** Who was held up in an execution that failed, if anybody was. */
  default Optional<Stall> heldUp() {
    return this instanceof Fail fail ? fail.stall() : Optional.empty();
  }

  /** Whether this is a {@link Fail} that shows this bug. */
  default boolean shows(FailureSignature signature) {
    return this instanceof Fail fail && fail.signature().equals(signature);
  }
}
