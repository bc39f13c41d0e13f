package dev.unravel.launch.plain;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The end of a plain run.
 *
 * @param status its exit status; absent when it did not end by itself
 * @param standstill where its threads were when none of them could go on, if so
 * @param errors what it wrote to standard error, the end of it if that was much
 * @param millis milliseconds from its start until it ended or stood still
 */
public record PlainEnd(
    OptionalInt status, Optional<ThreadDump> standstill, String errors, long millis) {

  /** Whether anything went wrong: a status other than 0, an exception nobody caught, no end. */
  public boolean failed() {
    return status.isEmpty()
        || status.getAsInt() != 0
        || errors.lines().anyMatch(line -> line.startsWith("Exception in thread \""));
  }

  /** Whether it went on for longer than it was given. */
  public boolean outOfTime() {
    return status.isEmpty() && standstill.isEmpty();
  }
}
