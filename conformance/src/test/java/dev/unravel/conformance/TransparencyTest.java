package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Job;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Instrumented code does what it did before: whatever legal Java calls, in whatever form, prints
 * the same as in a plain JVM.
 */
class TransparencyTest {
  /** Below what there are, so that a generator that makes fewer does not go unnoticed. */
  private static final int LEAST_FORMS = 6_000;

  private static final long MANY_ACTIONS = 100_000_000;

  @TempDir private static Path folder;

  private static final Workers WORKERS = Workers.brief();

  private static FormsProgram program;

  /** Once for all: that takes longer than to run it. */
  @BeforeAll
  static void compile() {
    program = FormsProgram.compile(folder, HookedClasses.all());
  }

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  static List<EngineConfiguration> configurations() {
    // The instrumentation does not know which backend is at work: the usual one will do.
    return EngineConfiguration.usual();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void everyFormOfCallDoesTheSame(EngineConfiguration configuration) {
    assertThat(program.count()).isGreaterThan(LEAST_FORMS);
    String plain = program.plainOutput(configuration.jdk(), FormsProgram.MAIN);

    assertThat(differences(program, plain, wovenOutput(configuration, FormsProgram.MAIN)))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void declarationsReflectionAndStacksLookTheSame(EngineConfiguration configuration) {
    assertThat(wovenOutput(configuration, FormsProgram.LANGUAGE))
        .isEqualTo(program.plainOutput(configuration.jdk(), FormsProgram.LANGUAGE));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void switchesOnPatternsDoTheSame(EngineConfiguration configuration) {
    if (configuration.newest()) {
      program.compilePatterns(configuration.jdk());

      assertThat(wovenOutput(configuration, FormsProgram.PATTERNS))
          .isEqualTo(program.plainOutput(configuration.jdk(), FormsProgram.PATTERNS));
    }
  }

  private String wovenOutput(EngineConfiguration configuration, String main) {
    SharedWorker worker = WORKERS.on(configuration);
    Settings settings =
        EngineSettings.random(1).withIsolation(Isolation.SAME, 0).withMaxActions(MANY_ACTIONS);
    return worker.run(Job.record(worker.target(folder, main), settings)).printed();
  }

  /** The labels of lines that differ, with both. */
  private static Map<String, String> differences(FormsProgram program, String plain, String woven) {
    Map<String, String> expected = lines(plain);
    Map<String, String> seen = lines(woven);
    Map<String, String> differences = new TreeMap<>();
    expected.forEach(
        (label, line) -> {
          String other = seen.remove(label);
          if (!line.equals(other)) {
            differences.put(program.label(label), "plain: " + line + ", woven: " + other);
          }
        });
    seen.forEach((label, line) -> differences.put(label, "woven only: " + line));
    return differences;
  }

  private static Map<String, String> lines(String text) {
    Map<String, String> lines = new TreeMap<>();
    text.lines()
        .forEach(
            line -> {
              int tab = line.indexOf('\t');
              lines.put(tab < 0 ? line : line.substring(0, tab), line.substring(tab + 1));
            });
    return lines;
  }
}
