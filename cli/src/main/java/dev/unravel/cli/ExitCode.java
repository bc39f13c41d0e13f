package dev.unravel.cli;

/** Exit codes, the same for every command. */
final class ExitCode {
  static final int NOTHING_FOUND = 0;
  static final int FAILURE_FOUND = 1;
  static final int USAGE = 2;
  static final int TOOL_ERROR = 3;
  static final int INCONCLUSIVE = 4;

  private ExitCode() {}

  /** The same in a word, for a command that runs the target and sees whether it fails. */
  static String verdict(int exitCode) {
    return switch (exitCode) {
      case FAILURE_FOUND -> "failed";
      case INCONCLUSIVE -> "inconclusive";
      default -> "passed";
    };
  }
}
