package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.trial.Observatory.Imposed;

/**
 * The outcome of trying a remedy.
 *
 * @param remedy what was tried
 * @param without what came of the schedules without it
 * @param with what came of the schedules that keep to it
 */
public record RemedyVerdict(Remedy remedy, Imposed without, Imposed with) {
  /** With fewer failures to be expected, none means little. */
  private static final double ENOUGH = 6;

  /** Whether nothing fails any more, and would have without it. */
  public boolean survives() {
    return with.failed() == 0
        && (with.complete() || with.unresolved() * 10 <= with.executions() && isEnough());
  }

  private boolean isEnough() {
    double share = (double) without.failed() / Math.max(1, without.executions());
    return share * with.executions() >= ENOUGH;
  }

  /** In words, to follow the advice. */
  public String words() {
    if (with.failed() > 0) {
      return "with that, it still fails: " + with.failure();
    }
    if (with.complete()) {
      return "with that, no schedule fails (" + with.executions() + " executions)";
    }
    return "with that, none of "
        + with.executions()
        + " executions fails; without it, "
        + without.failed()
        + " of "
        + without.executions()
        + (without.failed() == 1 ? " does" : " do");
  }
}
