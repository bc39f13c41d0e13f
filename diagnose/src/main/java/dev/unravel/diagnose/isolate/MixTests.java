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
final class MixTests implements Function<long[], MixOutcome> {
  private final Laboratory laboratory;
  private final ScheduleDifference difference;
  private final FailureSignature signature;
  private final long most;
  private final Map<Plan.Switches, MixOutcome> known = new HashMap<>();
  private boolean exhausted;

  /**
   * @param laboratory where to run them
   * @param difference what is mixed
   * @param signature the failure that counts
   * @param most how many to run at most
   */
  MixTests(
      Laboratory laboratory, ScheduleDifference difference, FailureSignature signature, long most) {
    this.laboratory = laboratory;
    this.difference = difference;
    this.signature = signature;
    this.most = most;
  }

  @Override
  public MixOutcome apply(long[] applied) {
    Optional<Plan.Switches> mix = difference.mix(applied);
    return mix.isEmpty() ? MixOutcome.UNRESOLVED : verdict(mix.get());
  }

  private MixOutcome verdict(Plan.Switches mix) {
    MixOutcome before = known.get(mix);
    if (before != null) {
      return before;
    }
    if (known.size() >= most) {
      exhausted = true;
      return MixOutcome.UNRESOLVED;
    }
    MixOutcome verdict = of(laboratory.attempt(mix), signature);
    known.put(mix, verdict);
    return verdict;
  }

  static MixOutcome of(Attempt attempt, FailureSignature signature) {
    if (attempt.trace().outcome() instanceof Outcome.Pass) {
      return MixOutcome.PASS;
    }
    return attempt.shows(signature) ? MixOutcome.FAIL : MixOutcome.UNRESOLVED;
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
