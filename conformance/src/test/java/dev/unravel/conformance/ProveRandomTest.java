package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.ProveResult.Verdict;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What is proved about programs that compare what they read is what all their schedules do. */
class ProveRandomTest {
  private static final int PROGRAMS = Integer.getInteger("unravel.programs", 4);

  private static final int FIRST = Integer.getInteger("unravel.programs.first", 0);

  private static final LaboratoryWorkers WORKERS = new LaboratoryWorkers();

  @TempDir private static Path folder;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  private interface Check {
    void of(int seed, EngineConfiguration configuration) throws Exception;
  }

  private static Stream<DynamicTest> programs(Check check) {
    return EngineConfiguration.newestOnContinuations().stream()
        .flatMap(
            configuration ->
                IntStream.range(FIRST, FIRST + PROGRAMS)
                    .mapToObj(
                        seed ->
                            DynamicTest.dynamicTest(
                                "program " + seed, () -> check.of(seed, configuration))));
  }

  @TestFactory
  Stream<DynamicTest> theOutcomesOfAProofAreThoseOfAllSchedules() {
    return programs(ProveRandomTest::agrees);
  }

  private static void agrees(int seed, EngineConfiguration configuration) throws IOException {
    RandomComparisons program = new RandomComparisons(seed);
    compile(program.name(), program.source());
    prove(program.name(), program.source(), configuration, program.outcomes());
  }

  @TestFactory
  Stream<DynamicTest> whatIsComputedInAProofIsWhatJavaComputes() {
    return programs(ProveRandomTest::computes);
  }

  private static void computes(int seed, EngineConfiguration configuration) throws Exception {
    String replayed = RandomArithmetic.name(seed, true);
    compile(replayed, RandomArithmetic.source(seed, true));
    String name = RandomArithmetic.name(seed, false);
    String source = RandomArithmetic.source(seed, false);
    compile(name, source);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      Class<?> type = loader.loadClass(replayed);
      Set<String> outcomes =
          RandomArithmetic.outcomes((thread, memory) -> run(type, thread, memory));
      prove(name, source, configuration, outcomes);
    }
  }

  private static void run(Class<?> type, int thread, ReplayedMemory memory) {
    try {
      type.getField("m").set(null, memory);
      type.getMethod("run" + thread).invoke(null);
    } catch (InvocationTargetException thrown) {
      if (thrown.getCause() instanceof Error stop) {
        throw stop;
      }
      throw new IllegalStateException(thrown);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void compile(String name, String source) throws IOException {
    Path file = folder.resolve(name + ".java");
    Files.writeString(file, source);
    String path = folder + File.pathSeparator + System.getProperty("java.class.path");
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "--release",
                "17",
                "-nowarn",
                "-cp",
                path,
                "-d",
                folder.toString(),
                file.toString());
    assertThat(status).as(source).isZero();
  }

  private static void prove(
      String name, String source, EngineConfiguration configuration, Set<String> outcomes) {
    ProveResult result = Proofs.of(WORKERS, folder, name, configuration, 2_000, folder);
    assertThat(result.verdict()).as(result.reason() + source).isEqualTo(Verdict.PROVED);
    assertThat(Proofs.printed(result)).as(source).isEqualTo(outcomes);
  }
}
