package dev.unravel.junit;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Result of running a test under many schedules.
 *
 * @param verdict what it came to
 * @param executions how often it was run
 * @param trace the file with the failing execution, if there is one
 * @param report the page about it, if there is one
 * @param text what happened, in lines for people
 */
public record CheckResult(
    Verdict verdict, long executions, Optional<Path> trace, Optional<Path> report, String text) {

  /** The possible verdicts. */
  public enum Verdict {
    /** No schedule that was tried fails. */
    PASSED,
    /** No schedule fails, and that is proved. */
    PROVED,
    /** A schedule fails. */
    FAILED,
    /** Neither is known. */
    INCONCLUSIVE,
  }
}
