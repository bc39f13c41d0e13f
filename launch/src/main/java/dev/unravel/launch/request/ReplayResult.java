package dev.unravel.launch.request;

import dev.unravel.trace.Trace;
import dev.unravel.wire.Divergence;
import java.util.Optional;

/**
 * Result of replaying a trace.
 *
 * @param verdict the worst of all repetitions
 * @param trace what happened in the last repetition, or the first that diverged
 * @param hash its hash
 * @param repetitions how many there were
 * @param millis milliseconds they took
 * @param divergence where the first of them left the recorded execution, if one did
 */
public record ReplayResult(
    Verdict verdict,
    Trace trace,
    long hash,
    long repetitions,
    long millis,
    Optional<Divergence> divergence) {

  /** The possible verdicts of a replay. */
  public enum Verdict {
    /** The same failure, every time. */
    REPRODUCED("reproduced"),
    /** The same actions, and no failure. */
    PASSED("passed"),
    /** Something else happened than was recorded. */
    DIVERGED("diverged");

    private final String word;

    Verdict(String word) {
      this.word = word;
    }

    /** How the verdict is written in JSON. */
    public String word() {
      return word;
    }
  }
}
