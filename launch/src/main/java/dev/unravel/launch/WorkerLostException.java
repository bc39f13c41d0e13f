package dev.unravel.launch;

/** A worker died or fell silent in the middle of its job. */
public final class WorkerLostException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String lastLines;

  public WorkerLostException(String message, String lastLines) {
    super(message);
    this.lastLines = lastLines;
  }

  /** The last lines that its JVM printed, or "". */
  public String lastLines() {
    return lastLines;
  }
}
