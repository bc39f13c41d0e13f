package dev.unravel.diagnose.simplify;

/** The execution that was to be simplified does not fail any more. */
public final class NotShownException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotShownException(String message) {
    super(message);
  }
}
