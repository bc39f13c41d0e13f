package dev.unravel.launch.request;

import dev.unravel.trace.Stall;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Sighting;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Divergence;
import dev.unravel.wire.Terms;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Result of a search.
 *
 * @param found the failing execution, if there was one
 * @param executions executions it took
 * @param millis milliseconds it took
 * @param coverage what was tried
 * @param exact whether the coverage's number of orders is their number; otherwise there were at
 *     most so many, since not all workers could say which they had
 * @param jobs how many workers searched at the same time
 * @param inconclusive why nothing follows from having found nothing, if so
 * @param races data races that were seen though nothing failed
 */
public record SearchResult(
    Optional<FoundTrace> found,
    long executions,
    long millis,
    Coverage coverage,
    boolean exact,
    int jobs,
    Optional<String> inconclusive,
    List<Sighting> races) {

  public SearchResult {
    races = List.copyOf(races);
  }

  /** Without a look at data races. */
  public SearchResult(
      Optional<FoundTrace> found,
      long executions,
      long millis,
      Coverage coverage,
      boolean exact,
      int jobs,
      Optional<String> inconclusive) {
    this(found, executions, millis, coverage, exact, jobs, inconclusive, List.of());
  }

  /**
   * A failing execution.
   *
   * @param file where its trace is
   * @param trace what happened
   * @param divergence where a replay in a new JVM left it, when it cannot be repeated
   */
  public record FoundTrace(Path file, Trace trace, Optional<Divergence> divergence) {}

  /** The strategy that found the failing execution, if there was one. */
  public Optional<String> foundBy() {
    return found.map(failing -> failing.trace().settings().strategy());
  }

  /** Who has to be held up for the failure to show, if it takes that. */
  public Optional<Stall> stall() {
    return found.flatMap(failing -> failing.trace().outcome().heldUp());
  }

  /** The same, with the data races that were seen. */
  public SearchResult withRaces(List<Sighting> seen) {
    return new SearchResult(found, executions, millis, coverage, exact, jobs, inconclusive, seen);
  }

  /** The same for whoever leaves aside a failure that needs a thread to be held up. */
  public SearchResult withoutTiming() {
    Terms terms =
        coverage.terms().withGap("a failure that needs a thread to be held up was left aside");
    return new SearchResult(
        Optional.empty(), executions, millis, coverage.on(terms), exact, jobs, inconclusive, races);
  }

  /** The same, after the trace of the failing execution was moved. */
  public SearchResult withTraceAt(Path file) {
    return new SearchResult(
        found.map(failing -> new FoundTrace(file, failing.trace(), failing.divergence())),
        executions,
        millis,
        coverage,
        exact,
        jobs,
        inconclusive,
        races);
  }

  /** Seconds it took. */
  public double seconds() {
    return millis / 1000.0;
  }

  /** Executions for each second, or 0 when it took no time. */
  public double executionsPerSecond() {
    return millis == 0 ? 0 : executions * 1000.0 / millis;
  }
}
