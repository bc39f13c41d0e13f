package dev.unravel.launch.request;

import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.trace.Assumed;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Sighting;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Result of a proof.
 *
 * @param verdict what
 * @param method how
 * @param reason why it is inconclusive, or why the first method was not the last; or ""
 * @param found the failing execution, if there was one
 * @param size how large the first execution was
 * @param executions executions it took
 * @param paths paths of threads that are known
 * @param queries questions that were asked about them
 * @param states states that were looked at to answer them
 * @param constraints constraints of the largest question that went to the solver, 0 if none did
 * @param open where ways off the known paths are left to try
 * @param coverage the paths of each thread, a line each
 * @param millis milliseconds it took
 * @param printed what the target printed in these executions; all that it can print, if it is
 *     proved that there are no other paths
 * @param assumed what has to hold besides
 * @param races data races that were seen though nothing failed
 * @param onlyOneThread whether there was never more than one thread
 */
public record ProveResult(
    Verdict verdict,
    Method method,
    String reason,
    Optional<FoundTrace> found,
    Size size,
    long executions,
    long paths,
    long queries,
    long states,
    long constraints,
    List<String> open,
    List<String> coverage,
    long millis,
    Set<String> printed,
    List<Assumed> assumed,
    List<Sighting> races,
    boolean onlyOneThread) {

  public ProveResult {
    races = List.copyOf(races);
  }

  /** What has to hold besides, a line each. */
  public List<String> assumptions() {
    return assumed.stream().map(Assumed::text).toList();
  }

  /**
   * The size of an execution.
   *
   * @param threads its threads
   * @param actions its actions
   * @param accesses those of them that read or write memory
   */
  public record Size(int threads, int actions, int accesses) {
    public static final Size UNKNOWN = new Size(0, 0, 0);

    public static Size of(Trace trace) {
      long accesses =
          trace.actions().stream()
              .filter(
                  action ->
                      switch (action.operation()) {
                        case READ, WRITE, COMPARE_AND_SET -> true;
                        default -> false;
                      })
              .count();
      return new Size(trace.threads().size(), trace.actions().size(), (int) accesses);
    }
  }

  /** The possible verdicts of a proof. */
  public enum Verdict {
    /** A schedule fails. */
    FAILED,
    /** No schedule fails. */
    PROVED,
    /** Neither is known. */
    INCONCLUSIVE
  }

  /** The ways to prove something. */
  public enum Method {
    /** Nobody can leave the known paths. */
    PATHS,
    /** A schedule was run for every order of what depends on each other. */
    EVERY_ORDER,
    /** Every schedule was run. */
    EVERY_SCHEDULE
  }
}
