package dev.unravel.launch.request;

import dev.unravel.diagnose.conflicts.Conflict;
import java.util.List;
import java.util.Optional;

/**
 * Result of looking for conflicts.
 *
 * @param conflicts the conflicts, most suspicious first
 * @param executions executions it took
 * @param failing how many of them failed
 * @param millis milliseconds it took
 * @param inconclusive why the result is not what was asked for, if so
 */
public record ConflictResult(
    List<Conflict> conflicts,
    long executions,
    long failing,
    long millis,
    Optional<String> inconclusive) {
  public ConflictResult {
    conflicts = List.copyOf(conflicts);
  }

  /** Whether one of them is a mistake by itself. */
  public boolean hasDefect() {
    return conflicts.stream().anyMatch(conflict -> conflict.kind().isDefect());
  }

  /** Seconds it took. */
  public double seconds() {
    return millis / 1000.0;
  }
}
