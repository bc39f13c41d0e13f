package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.ProveResult;
import dev.unravel.launch.ProveResult.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What is proved about programs that compare what they read is what all their schedules do. */
class ProveRandomTest {
  /** Each takes a worker of its own, and so a second. */
  private static final int PROGRAMS = Integer.getInteger("unravel.programs", 4);

  private static final int FIRST = Integer.getInteger("unravel.programs.first", 0);

  @TempDir private static Path folder;

  @TestFactory
  Stream<DynamicTest> theOutcomesOfAProofAreThoseOfAllSchedules() {
    return EngineConfiguration.newestOnContinuations().stream()
        .flatMap(
            configuration ->
                IntStream.range(FIRST, FIRST + PROGRAMS)
                    .mapToObj(
                        seed ->
                            DynamicTest.dynamicTest(
                                "program " + seed, () -> agrees(seed, configuration))));
  }

  private static void agrees(int seed, EngineConfiguration configuration) throws IOException {
    RandomComparisons program = new RandomComparisons(seed);
    Path file = folder.resolve(program.name() + ".java");
    Files.writeString(file, program.source());
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "--release", "17", "-d", folder.toString(), file.toString());
    assertThat(status).as(program.source()).isZero();
    ProveResult result = Proofs.of(folder, program.name(), configuration, 2_000, folder);
    assertThat(result.verdict()).as(result.reason() + program.source()).isEqualTo(Verdict.PROVED);
    assertThat(Proofs.printed(result)).as(program.source()).isEqualTo(program.outcomes());
  }
}
