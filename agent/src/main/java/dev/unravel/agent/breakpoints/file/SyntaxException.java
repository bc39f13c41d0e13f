package dev.unravel.agent.breakpoints.file;

/** A line of a breakpoint file cannot be understood. */
public final class SyntaxException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int column;

  SyntaxException(int column, String message) {
    super(message, null, false, false);
    this.column = column;
  }

  /** Counted from 1. */
  int column() {
    return column;
  }
}
