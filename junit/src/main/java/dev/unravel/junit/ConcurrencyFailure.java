package dev.unravel.junit;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A schedule makes a test fail. The message begins with that of the exception that was thrown in
 * the worker, and the stack trace is its stack trace. Or a proof was asked for, and there is none.
 */
public final class ConcurrencyFailure extends AssertionError {
  private static final long serialVersionUID = 1L;

  /** The JVM allows much more in a name than Java does, and Kotlin's tests make use of it. */
  private static final Pattern FRAME =
      Pattern.compile("\\s*at (?:\\S+/)?([^/;\\[]+)\\.([^./;\\[]+)\\(([^()]*?)(?::(\\d+))?\\)");

  private final transient CheckResult result;

  /**
   * @param result what is known
   * @param stack the lines of the stack trace
   */
  ConcurrencyFailure(CheckResult result, List<String> stack) {
    super(result.text());
    this.result = result;
    StackTraceElement[] frames =
        stack.stream()
            .takeWhile(line -> !line.startsWith("Caused by: "))
            .map(FRAME::matcher)
            .filter(Matcher::matches)
            .map(ConcurrencyFailure::frame)
            .filter(frame -> !frame.getClassName().startsWith("dev.unravel.junit."))
            .toArray(StackTraceElement[]::new);
    if (frames.length > 0) {
      setStackTrace(frames);
    }
  }

  private static StackTraceElement frame(Matcher frame) {
    int line = frame.group(4) == null ? -1 : Integer.parseInt(frame.group(4));
    return new StackTraceElement(frame.group(1), frame.group(2), frame.group(3), line);
  }

  /** Everything else that is known. */
  public CheckResult result() {
    return result;
  }
}
