package dev.unravel.step.console;

/** Somebody has asked the console for something it cannot do; the message says why. */
final class ConsoleException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ConsoleException(String message) {
    super(message);
  }
}
