package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.facts.Stacks;
import dev.unravel.diagnose.trial.Check;
import dev.unravel.diagnose.trial.Contrast;
import dev.unravel.diagnose.trial.Curve;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * An explanation of a failing execution, as far as its trace and experiments tell.
 *
 * @param trace the failing execution, every action with its value
 * @param stacks where its threads were at each action
 * @param findings what may be wrong, the likeliest first; never empty
 * @param checks what was tried, and what came of it
 * @param histories the variables and locks involved, the most important first
 * @param contrast a passing execution that differs as little as was found, if one was found
 * @param origin how the execution came to be this short, if it was simplified before
 * @param curve how much was decided when, if that was measured
 */
public record Explanation(
    Trace trace,
    Stacks stacks,
    List<Finding> findings,
    List<Check> checks,
    List<History> histories,
    Optional<Contrast> contrast,
    Optional<Origin> origin,
    Optional<Curve> curve) {
  public Explanation {
    findings = List.copyOf(findings);
    checks = List.copyOf(checks);
    histories = List.copyOf(histories);
  }

  /** One for which nobody has measured how much was decided when. */
  public Explanation(
      Trace trace,
      Stacks stacks,
      List<Finding> findings,
      List<Check> checks,
      List<History> histories,
      Optional<Contrast> contrast,
      Optional<Origin> origin) {
    this(trace, stacks, findings, checks, histories, contrast, origin, Optional.empty());
  }

  /** The likeliest finding. */
  public Finding verdict() {
    return findings.get(0);
  }

  /**
   * The step after which most of the failures were decided, in a sentence, and whether the verdict
   * is about what happens there; "" if that is not known.
   */
  public String turningPoint() {
    int steepest = curve.map(Curve::steepest).orElse(0);
    if (steepest == 0) {
      return "";
    }
    Curve it = curve.get();
    long from = it.clocks().get(steepest - 1) + 1;
    long to = it.clocks().get(steepest);
    String steps = from == to ? "step " + to : "steps " + from + " to " + to;
    String rises =
        steps
            + ": before, "
            + it.percent(steepest - 1)
            + "% of the ways to go on fail, after it "
            + it.percent(steepest)
            + "%";
    return isAbout(from, to) ? rises : rises + "; the verdict tells what made that possible";
  }

  private boolean isAbout(long from, long to) {
    return verdict().evidence().stream()
        .anyMatch(each -> each.clock() >= from - 1 && each.clock() <= to + 1);
  }

  /** The same beside another passing execution. */
  public Explanation with(Contrast other) {
    return new Explanation(
        trace, stacks, findings, checks, histories, Optional.of(other), origin, curve);
  }
}
