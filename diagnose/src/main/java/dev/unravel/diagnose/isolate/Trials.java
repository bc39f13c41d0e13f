package dev.unravel.diagnose.isolate;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.wire.Plan;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Tests mixes of two schedules by running them, each at most once. */
final class Trials implements Function<long[], Verdict> {
  private final Laboratory laboratory;
  private final ScheduleDifference difference;
  private final FailureSignature signature;
  private final long most;
  private final Map<Plan.Switches, Verdict> known = new HashMap<>();
  private boolean exhausted;

  /**
   * @param laboratory where to run them
   * @param difference what is mixed
   * @param signature the failure that counts
   * @param most how many to run at most
   */
  Trials(
      Laboratory laboratory, ScheduleDifference difference, FailureSignature signature, long most) {
    this.laboratory = laboratory;
    this.difference = difference;
    this.signature = signature;
    this.most = most;
  }

  @Override
  public Verdict apply(long[] applied) {
    Optional<Plan.Switches> mix = difference.mix(applied);
    return mix.isEmpty() ? Verdict.UNRESOLVED : verdict(mix.get());
  }

  private Verdict verdict(Plan.Switches mix) {
    Verdict before = known.get(mix);
    if (before != null) {
      return before;
    }
    if (known.size() >= most) {
      exhausted = true;
      return Verdict.UNRESOLVED;
    }
    Verdict verdict = of(laboratory.attempt(mix), signature);
    known.put(mix, verdict);
    return verdict;
  }

  static Verdict of(Attempt attempt, FailureSignature signature) {
    if (attempt.trace().outcome() instanceof Outcome.Pass) {
      return Verdict.PASS;
    }
    return attempt.shows(signature) ? Verdict.FAIL : Verdict.UNRESOLVED;
  }

  /** How many were run. */
  long count() {
    return known.size();
  }

  /** Whether one was not run since there had been too many. */
  boolean exhausted() {
    return exhausted;
  }
}
