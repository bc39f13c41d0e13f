package dev.unravel.explore.entry;

/** The user asked for something that cannot be run. The message is one line for them. */
public final class UnusableTargetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnusableTargetException(String message) {
    super(message);
  }
}
