package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.ProveResult.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is proved about a program is what running every schedule says about it, and nothing that was
 * proved once is lost: {@link ExpectedProofs} says of each program what comes out.
 */
class ProveTest {
  /**
   * Where the model has something to say, or must notice that it has not: all of them are tried.
   */
  private static final Pattern AREAS =
      Pattern.compile("\\.(arrays|atomics|decisions|initialisation|memory|monitors|waiting)\\.");

  private static final Map<String, String> EXPECTED = ExpectedProofs.read();

  private static final LaboratoryWorkers WORKERS = new LaboratoryWorkers();

  @TempDir private static Path folder;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  @TestFactory
  Stream<DynamicTest> theOutcomesOfAProofAreThoseOfAllSchedules() {
    return EngineConfiguration.newestOnContinuations().stream()
        .flatMap(
            configuration ->
                Programs.onEveryJdk().stream()
                    .filter(program -> EXPECTED.containsKey(ExpectedProofs.key(program)))
                    .map(
                        program ->
                            DynamicTest.dynamicTest(
                                program.sentence(), () -> agrees(program, configuration))));
  }

  @Test
  void everyProgramOfTheseAreasIsExpectedToComeOutSomehow() {
    List<String> all = Programs.onEveryJdk().stream().map(ExpectedProofs::key).toList();

    assertThat(all).containsAll(EXPECTED.keySet());
    assertThat(EXPECTED.keySet())
        .containsAll(
            Programs.onEveryJdk().stream()
                .filter(program -> AREAS.matcher(program.name()).find())
                .map(ExpectedProofs::key)
                .toList());
  }

  private static void agrees(Program program, EngineConfiguration configuration) {
    ProveResult result =
        Proofs.of(WORKERS, program.classes(), program.name(), configuration, 300, folder);
    assertThat(result.verdict().name().toLowerCase(Locale.ROOT) + kind(result.reason()))
        .as(result.reason())
        .isEqualTo(EXPECTED.get(ExpectedProofs.key(program)));
    if (result.verdict() == Verdict.PROVED) {
      assertThat(Proofs.printed(result)).isEqualTo(new TreeSet<>(program.outcomes()));
    } else if (result.verdict() == Verdict.FAILED) {
      assertThat(program.mayFail()).isTrue();
    }
  }

  /** The first reason, without what was tried then. */
  private static String kind(String reason) {
    return reason.isEmpty() ? "" : ": " + reason.split(";")[0];
  }
}
