package dev.unravel.launch.search;

import dev.unravel.trace.Assumed;
import dev.unravel.trace.Assumption;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Terms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The claim that a search which found nothing may make about the schedules that it did not run,
 * with what it takes for granted. The same for every front door.
 *
 * @param coverage what was tried
 * @param settings how
 */
public record Claim(Coverage coverage, Settings settings) {

  /**
   * Which schedules were covered, in words; empty if nothing follows about any that was not run.
   */
  public Optional<String> schedules() {
    boolean bounded = !coverage.exhausted();
    if (!coverage.claimsAnything() || bounded && coverage.preemptions() < 0) {
      return Optional.empty();
    }
    int most = coverage.preemptions();
    return Optional.of(
        "every schedule"
            + (bounded ? " with at most " + most + " preemption" + (most == 1 ? "" : "s") : "")
            + (coverage.terms().leavesOutTimeouts() ? " " + withoutTimeouts(settings) : ""));
  }

  /** The schedules that are left when not much time passes while somebody can act. */
  public static String withoutTimeouts(Settings settings) {
    return "in which threads are held up for less than "
        + Assumption.seconds(settings.patienceMillis())
        + " altogether";
  }

  /** What that takes for granted; nothing if nothing is claimed. */
  public List<Assumed> assumptions() {
    return schedules().isPresent() ? assumed(coverage.terms(), settings) : List.of();
  }

  public static List<Assumed> assumed(Terms terms, Settings settings) {
    return terms.assumptions().stream().map(each -> each.in(settings)).toList();
  }

  /** Why nothing is claimed though the search had got through, a line each. */
  public List<String> objections() {
    if (!coverage.exhausted() && coverage.preemptions() < 0) {
      return List.of();
    }
    Terms terms = coverage.terms();
    List<String> lines = new ArrayList<>();
    if (terms.onlyOneThread()) {
      lines.add("only one thread ran, so there was nothing to schedule");
    }
    Collection<String> gaps = terms.gaps();
    gaps.forEach(gap -> lines.add("not every schedule: " + gap));
    return lines;
  }
}
