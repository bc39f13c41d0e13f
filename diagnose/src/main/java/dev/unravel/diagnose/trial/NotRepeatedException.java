package dev.unravel.diagnose.trial;

/** The execution that is to be explained does not come again, or is none that can be explained. */
public final class NotRepeatedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public NotRepeatedException(String message) {
    super(message);
  }
}
