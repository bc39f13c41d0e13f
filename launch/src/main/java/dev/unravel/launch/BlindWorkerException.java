package dev.unravel.launch;

/**
 * A worker refuses to begin, since it does not find a race that is known to be there, or cannot say
 * what it did.
 */
public final class BlindWorkerException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BlindWorkerException(String message) {
    super(message);
  }
}
