package dev.unravel.launch.request;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.FakeTraces;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.request.VerifyResult.Mapped;
import dev.unravel.launch.request.VerifyResult.Means;
import dev.unravel.launch.request.VerifyResult.Verdict;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The verdict on a fix. */
class VerifyResultTest {
  private static final Trace FAILING =
      FakeTraces.failing(FakeTraces.target("Main"), Settings.defaults());
  private static final FailureSignature BEFORE = ((Outcome.Fail) FAILING.outcome()).signature();

  @ParameterizedTest
  @EnumSource(
      value = Means.class,
      names = {"PROOF", "EVERY_SCHEDULE"})
  void onlyAProofOrEveryScheduleMakesItFixed(Means means) {
    assertThat(verdict(BEFORE, Optional.empty(), means, "")).isEqualTo(Verdict.FIXED);
  }

  @ParameterizedTest
  @EnumSource(
      value = Means.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"PROOF", "EVERY_SCHEDULE"})
  void withoutThemItWasJustNotReproduced(Means means) {
    assertThat(verdict(BEFORE, Optional.empty(), means, "")).isEqualTo(Verdict.NOT_REPRODUCED);
  }

  @ParameterizedTest
  @EnumSource(Means.class)
  void aReasonToKnowNothingRulesOutAnythingBetter(Means means) {
    assertThat(verdict(BEFORE, Optional.empty(), means, "one thread"))
        .isEqualTo(Verdict.INCONCLUSIVE);
  }

  @ParameterizedTest
  @EnumSource(Means.class)
  void aFailureThatWasSeenCountsWhateverElseIsKnown(Means means) {
    assertThat(verdict(BEFORE, Optional.of(FAILING), means, "one thread"))
        .isEqualTo(Verdict.STILL_FAILS);
  }

  @Test
  void aFailureOfAnotherKindOrElsewhereIsAnother() {
    assertThat(
            verdict(
                at(FailureKind.EXCEPTION, BEFORE.where()), Optional.of(FAILING), Means.SEARCH, ""))
        .isEqualTo(Verdict.FAILS_OTHERWISE);
    assertThat(verdict(at(BEFORE.kind(), "elsewhere"), Optional.of(FAILING), Means.SEARCH, ""))
        .isEqualTo(Verdict.FAILS_OTHERWISE);
  }

  private static FailureSignature at(FailureKind kind, String where) {
    return new FailureSignature(kind, where);
  }

  private static Verdict verdict(
      FailureSignature before, Optional<Trace> found, Means means, String reason) {
    return new VerifyResult(
            before,
            found.map(trace -> new FoundTrace(Path.of("a"), trace, Optional.empty())),
            means,
            reason,
            new Mapped(0, 0),
            Optional.empty(),
            Optional.empty(),
            1,
            1)
        .verdict();
  }
}
