package dev.unravel.launch;

/** The tool could not do its work. The message is for people, the detail for a bug report. */
public final class LaunchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String detail;

  public LaunchException(String message) {
    this(message, "");
  }

  public LaunchException(String message, String detail) {
    super(message);
    this.detail = detail;
  }

  public LaunchException(String message, Throwable cause) {
    super(message, cause);
    this.detail = "";
  }

  /** What else is known, in several lines, or "". */
  public String detail() {
    return detail;
  }
}
