package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.conformance.fixes.FixTrial;
import dev.unravel.conformance.fixes.FixedProgram;
import dev.unravel.conformance.fixes.FixedProgram.Form;
import dev.unravel.conformance.random.Sources;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.VerifyRequest;
import dev.unravel.launch.request.VerifyResult;
import dev.unravel.launch.request.VerifyResult.Means;
import dev.unravel.launch.request.VerifyResult.Verdict;
import dev.unravel.launch.usecase.Verify;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Right changes of broken programs are verified, wrong ones never. {@code benchmarks/run
 * FixVerdicts} asks about all of {@link FixedProgram#all}.
 */
class VerifyTest {
  private static final FixedProgram COUNTER = new FixedProgram("Counter");

  @TempDir private static Path folder;
  private static FixTrial trial;
  private static Trace lostUpdate;

  @BeforeAll
  static void breakTheCounter() {
    Optional<EngineConfiguration> newest = EngineConfiguration.newestOnContinuations();
    assumeTrue(newest.isPresent());
    trial = new FixTrial(newest.get().briefSetup(), folder);
    lostUpdate = trial.failing(COUNTER);
  }

  @Test
  void aRightChangeIsVerified() {
    VerifyResult result = trial.verify(COUNTER, Form.RIGHT, lostUpdate);

    assertThat(result.verdict()).isEqualTo(Verdict.FIXED);
    assertThat(result.mapped().switches()).isPositive();
  }

  /** A lock was put around too little. */
  @Test
  void aWrongChangeFailsCloseToTheOldSchedule() {
    FixedProgram waits = new FixedProgram("NotifyFirst");

    VerifyResult result = trial.verify(waits, Form.WRONG, trial.failing(waits));

    assertThat(result.verdict()).isEqualTo(Verdict.STILL_FAILS);
    assertThat(result.means()).isEqualTo(Means.NEIGHBOUR);
    assertThat(result.found().orElseThrow().divergence()).isEmpty();
  }

  /** In the method of the old failure another exception. */
  @Test
  void aChangeThatBreaksSomethingElseFailsOtherwise() {
    String divides = COUNTER.source(Form.WRONG).replace("count == 2", "2 / (count - 1) == 2");

    assertThat(of(divides).verdict()).isEqualTo(Verdict.FAILS_OTHERWISE);
  }

  /** It may never get to what failed. */
  @Test
  void nothingIsSaidOfAProgramThatStartsNoThread() {
    VerifyResult result = of("public class Main { public static void main(String[] a) {} }");

    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.reason()).contains("only one thread");
  }

  /** A search that may run one execution says so, and no more. */
  @Test
  void withoutAProofNothingIsFixed() {
    Target right = COUNTER.target(Form.RIGHT, folder);

    VerifyResult result =
        verify(new VerifyRequest(lostUpdate, right, 1, 0, 10_000, folder, 1, false));

    assertThat(result.verdict()).isEqualTo(Verdict.NOT_REPRODUCED);
  }

  private static VerifyResult of(String source) {
    try {
      Path classes = Files.createTempDirectory(folder, "changed");
      Sources.compile(Map.of("Main", source), classes);
      Target target =
          new Target(List.of(classes.toString()), "Main", List.of(), List.of(), new byte[0]);
      return verify(
          new VerifyRequest(lostUpdate, target, 2_000, 0, Job.HANG_MILLIS, folder, 1, true));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static VerifyResult verify(VerifyRequest request) {
    return Verify.run(trial.setup(), request, new RunListener() {});
  }
}
