package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.launch.request.ProveResult;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** It makes no difference whether the JDK's classes were instrumented now or in another JVM. */
@Isolated("others would fill the cache that it has just emptied")
class ClassCacheTest {
  @TempDir private static Path folder;

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.available();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void classesFromTheCacheGiveTheSameTraces(EngineConfiguration configuration) throws IOException {
    Path cache = emptied();
    Map<String, String> without = traces(configuration);
    assertThat(filesIn(cache)).isNotEmpty();
    Map<String, String> with = traces(configuration);

    assertThat(with).isEqualTo(without).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void classesFromTheCacheGiveTheSameProofs(EngineConfiguration configuration) throws IOException {
    Path cache = emptied();
    List<Object> without = proofs(configuration);
    assertThat(filesIn(cache)).isNotEmpty();
    List<Object> with = proofs(configuration);

    assertThat(with).isEqualTo(without).isNotEmpty();
  }

  /** Those that make the most of the JDK. */
  private static List<Program> someOfEachKind() {
    return Stream.of("collections", "executors", "synchronizers")
        .flatMap(
            kind ->
                Programs.onEveryJdk().stream()
                    .filter(program -> program.name().contains("." + kind + "."))
                    .limit(1))
        .toList();
  }

  private static List<Object> proofs(EngineConfiguration configuration) {
    return someOfEachKind().stream()
        .map(program -> Proofs.of(program.classes(), program.name(), configuration, 20, folder))
        .<Object>map(ClassCacheTest::what)
        .toList();
  }

  /** All but how long it took. */
  private static List<Object> what(ProveResult result) {
    return List.of(
        result.verdict(),
        result.reason(),
        result.executions(),
        result.paths(),
        result.queries(),
        result.coverage(),
        result.assumptions(),
        result.printed());
  }

  private static Path emptied() throws IOException {
    String told = System.getenv("UNRAVEL_CACHE");
    assumeTrue(told != null, "the build names a directory for the cache");
    Path cache = Path.of(told);
    for (Path file : filesIn(cache)) {
      Files.delete(file);
    }
    return cache;
  }

  private static List<Path> filesIn(Path cache) throws IOException {
    if (!Files.isDirectory(cache)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(cache)) {
      return files.toList();
    }
  }

  private static Map<String, String> traces(EngineConfiguration configuration) {
    Map<String, String> traces = new TreeMap<>();
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      for (String program : Programs.mainClassesIn("determinism")) {
        WorkerReport report =
            worker.run(Job.record(worker.target(program), EngineSettings.random(1)));
        traces.put(program, TraceHash.of(report.replayed()) + " " + report.printed());
      }
    }
    return traces;
  }
}
