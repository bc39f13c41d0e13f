package dev.unravel.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.FakeTraces;
import dev.unravel.launch.request.ConflictResult;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.request.VerifyResult;
import dev.unravel.launch.request.VerifyResult.Mapped;
import dev.unravel.launch.request.VerifyResult.Means;
import dev.unravel.launch.usecase.Record;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Stall;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Coverage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exit status of each verdict: scripts know nothing else of it. */
class ExitStatusTest {
  private static final Trace FAILING =
      FakeTraces.failing(FakeTraces.target("Main"), Settings.defaults());
  private static final FoundTrace FOUND = new FoundTrace(Path.of("a"), FAILING, Optional.empty());

  @ParameterizedTest
  @CsvSource({
    "false, '',   0",
    "false, why,  4",
    "true,  '',   1",
    "true,  why,  1",
  })
  void aSearchFailsIfItFoundSomethingAndPassesIfNothingStandsAgainstIt(
      boolean found, String inconclusive, int status) {
    SearchResult result =
        new SearchResult(
            found ? Optional.of(FOUND) : Optional.empty(),
            1,
            1,
            Coverage.NONE,
            true,
            1,
            inconclusive.isEmpty() ? Optional.empty() : Optional.of(inconclusive));

    assertThat(new FindReport(result, null).exitCode()).isEqualTo(status);
  }

  @Test
  void aFailureThatNeedsAThreadToBeHeldUpCountsIfThatWasAskedFor() {
    Outcome.Fail fail = (Outcome.Fail) FAILING.outcome();
    Outcome heldUp =
        new Outcome.Fail(
            fail.signature(),
            fail.message(),
            fail.details(),
            Optional.of(new Stall("main", 20_000_000)));
    FoundTrace found =
        new FoundTrace(Path.of("a"), FakeTraces.ending(FAILING, heldUp), Optional.empty());
    SearchResult result =
        new SearchResult(Optional.of(found), 1, 1, Coverage.NONE, true, 1, Optional.empty());
    SearchRequest request =
        new SearchRequest(FAILING.target(), Settings.defaults(), 1, 1, 1, Path.of("out"), false);

    assertThat(new FindReport(result, request).exitCode()).isZero();
    assertThat(new FindReport(result, request.failingOnTiming(true)).exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"FAILED, 1", "PROVED, 0", "INCONCLUSIVE, 4"})
  void aProofPassesOnlyIfItIsOne(ProveResult.Verdict verdict, int status) {
    ProveResult result =
        new ProveResult(
            verdict,
            ProveResult.Method.PATHS,
            "",
            Optional.empty(),
            ProveResult.Size.UNKNOWN,
            1,
            1,
            1,
            1,
            1,
            List.of(),
            List.of(),
            1,
            Set.of(),
            List.of(),
            List.of(),
            false);

    assertThat(new ProveReport(result, false).exitCode()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({
    "PROOF,          '',  false, 0",
    "EVERY_SCHEDULE, '',  true,  0",
    "SEARCH,         '',  false, 0",
    "SEARCH,         '',  true,  4",
    "PROOF,          why, false, 4",
  })
  void aFixPassesUnlessAProofIsWantedThatIsNotThere(
      Means means, String reason, boolean requireProof, int status) {
    assertThat(verify(Optional.empty(), means, reason, requireProof)).isEqualTo(status);
  }

  @Test
  void aFixThatFailsFailsWhateverIsWanted() {
    assertThat(verify(Optional.of(FOUND), Means.PROOF, "", false)).isEqualTo(1);
    assertThat(verify(Optional.of(FOUND), Means.SEARCH, "why", true)).isEqualTo(1);
  }

  private static int verify(
      Optional<FoundTrace> found, Means means, String reason, boolean requireProof) {
    VerifyResult result =
        new VerifyResult(
            ((Outcome.Fail) FAILING.outcome()).signature(),
            found,
            means,
            reason,
            new Mapped(0, 0),
            Optional.empty(),
            Optional.empty(),
            1,
            1);
    return new VerifyReport(result, null, requireProof).exitCode();
  }

  @ParameterizedTest
  @CsvSource({"REPRODUCED, 1", "PASSED, 0", "DIVERGED, 3"})
  void aReplayThatDivergesIsAnError(ReplayResult.Verdict verdict, int status) {
    ReplayResult result = new ReplayResult(verdict, FAILING, 1, 1, 1, Optional.empty());

    assertThat(new ReplayReport(result, Path.of("a"), FAILING, false).exitCode()).isEqualTo(status);
  }

  @Test
  void aRecordedRunThatCannotBeJudgedDoesNotPass() {
    assertThat(recorded(FAILING.outcome())).isEqualTo(1);
    assertThat(recorded(new Outcome.Pass())).isZero();
    assertThat(recorded(new Outcome.Unresolved("why"))).isEqualTo(4);
  }

  private static int recorded(Outcome outcome) {
    Trace trace = FakeTraces.ending(FAILING, outcome);
    return new RecordReport(new Record.Recorded(Path.of("a"), trace, 1, 1)).exitCode();
  }

  @Test
  void withoutConflictsNothingIsFoundUnlessItWasAnotherExecution() {
    assertThat(conflicts(Optional.empty())).isZero();
    assertThat(conflicts(Optional.of("diverged"))).isEqualTo(4);
  }

  private static int conflicts(Optional<String> inconclusive) {
    ConflictResult result = new ConflictResult(List.of(), 1, 0, 1, inconclusive);
    return new ConflictsReport(result, false).exitCode();
  }
}
