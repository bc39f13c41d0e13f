package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.facts.Stacks;
import dev.unravel.diagnose.trial.Check;
import dev.unravel.diagnose.trial.Contrast;
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
 */
public record Explanation(
    Trace trace,
    Stacks stacks,
    List<Finding> findings,
    List<Check> checks,
    List<History> histories,
    Optional<Contrast> contrast,
    Optional<Origin> origin) {
  public Explanation {
    findings = List.copyOf(findings);
    checks = List.copyOf(checks);
    histories = List.copyOf(histories);
  }

  /** The likeliest finding. */
  public Finding verdict() {
    return findings.get(0);
  }

  /** The same beside another passing execution. */
  public Explanation with(Contrast other) {
    return new Explanation(trace, stacks, findings, checks, histories, Optional.of(other), origin);
  }
}
