package dev.unravel.cli.console;

/** Exit codes, the same for every command. */
public final class ExitCode {
  public static final int NOTHING_FOUND = 0;
  public static final int FAILURE_FOUND = 1;
  public static final int USAGE = 2;
  public static final int TOOL_ERROR = 3;
  public static final int INCONCLUSIVE = 4;

  /** In place of {@code failed}, for a failure that needs a thread to be held up. */
  public static final String TIMING = "failed-timing";

  private ExitCode() {}

  /** The same in a word, for a command that runs the target and sees whether it fails. */
  public static String verdict(int exitCode) {
    return switch (exitCode) {
      case FAILURE_FOUND -> "failed";
      case INCONCLUSIVE -> "inconclusive";
      default -> "passed";
    };
  }
}
