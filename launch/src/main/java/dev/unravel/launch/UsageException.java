package dev.unravel.launch;

/** The user asked for something impossible. The message says what, and what to do. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
