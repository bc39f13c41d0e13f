package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.ProveRequest;
import dev.unravel.launch.ProveResult;
import dev.unravel.launch.ProveResult.Verdict;
import dev.unravel.launch.Proving;
import dev.unravel.launch.RunListener;
import dev.unravel.trace.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
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
    ProveRequest request =
        new ProveRequest(
            new SharedWorker(configuration).target(folder, program.name()),
            Settings.defaults(),
            2_000,
            0,
            10_000,
            folder,
            false);
    ProveResult result = Proving.run(configuration.setup(), request, new RunListener() {});
    Set<String> printed =
        result.printed().stream().map(String::trim).collect(Collectors.toCollection(TreeSet::new));
    assertThat(result.verdict()).as(result.reason() + program.source()).isEqualTo(Verdict.PROVED);
    assertThat(printed).as(program.source()).isEqualTo(program.outcomes());
  }
}
