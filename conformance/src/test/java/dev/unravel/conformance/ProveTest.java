package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.ProveResult;
import dev.unravel.launch.ProveResult.Verdict;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What is proved about a program is what running every schedule says about it. */
class ProveTest {
  /** Where the model has something to say, or must notice that it has not. */
  private static final Pattern AREAS =
      Pattern.compile(
          "\\.(arrays|atomics|decisions|initialisation|memory|monitors|waiting)\\."
              + "|SpinWith(Hint|Yield)$|SpinLockExcludes$");

  /** Known by the order of their uses only, which is the same for all of them: some are enough. */
  private static final Pattern BY_ORDER = Pattern.compile("\\.(parking|synchronizers)\\.");

  private static final int ONE_IN = 3;

  @TempDir private static Path folder;

  @TestFactory
  Stream<DynamicTest> theOutcomesOfAProofAreThoseOfAllSchedules() {
    return EngineConfiguration.newestOnContinuations().stream()
        .flatMap(
            configuration ->
                Programs.onEveryJdk().stream()
                    .filter(program -> isTried(program.name()))
                    .map(
                        program ->
                            DynamicTest.dynamicTest(
                                program.sentence(), () -> agrees(program, configuration))));
  }

  private static boolean isTried(String name) {
    return AREAS.matcher(name).find()
        || BY_ORDER.matcher(name).find() && Math.floorMod(name.hashCode(), ONE_IN) == 0;
  }

  private static void agrees(Program program, EngineConfiguration configuration) {
    ProveResult result = Proofs.of(program.classes(), program.name(), configuration, 300, folder);
    if (result.verdict() == Verdict.PROVED) {
      assertThat(Proofs.printed(result)).isEqualTo(new TreeSet<>(program.outcomes()));
    } else if (result.verdict() == Verdict.FAILED) {
      assertThat(program.mayFail()).isTrue();
    } else {
      // Of a program with a timeout over the patience nothing is proved, whatever is known of it.
      assertThat(result.reason()).matches("not modelled: .*|.* in which no timeout over 1 s .*");
      assertThat(program.name()).doesNotContain(".decisions.");
    }
  }
}
