package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Every program has exactly its outcomes, and correct programs never fail, on every backend. */
@EnabledIfSystemProperty(named = "conformance.engine", matches = "true")
class ConformanceTest {

  @TestFactory
  Stream<DynamicTest> theEngineShowsExactlyTheStatedOutcomes() {
    return EngineConfiguration.available().stream()
        .flatMap(
            configuration ->
                programsFor(configuration)
                    .map(
                        program ->
                            DynamicTest.dynamicTest(
                                program.sentence() + ", on " + configuration.name(),
                                () -> compare(program, new EngineEnumerator(configuration)))));
  }

  @TestFactory
  Stream<DynamicTest> correctProgramsNeverFail() {
    List<String> programs = Programs.correct();
    return EngineConfiguration.available().stream()
        .flatMap(
            configuration ->
                programs.stream()
                    .map(
                        name ->
                            DynamicTest.dynamicTest(
                                Program.sentence(name) + ", on " + configuration.name(),
                                () -> passes(name, new EngineEnumerator(configuration)))));
  }

  private static Stream<Program> programsFor(EngineConfiguration configuration) {
    Stream<Program> everywhere = Programs.onEveryJdk().stream();
    return configuration.jdk().version() < 25
        ? everywhere
        : Stream.concat(everywhere, Programs.onlyOn(configuration.jdk()).stream());
  }

  private static void compare(Program program, OutcomeEnumerator engine) {
    OutcomeEnumerator.Result result = engine.enumerate(program.classes(), program.name());
    Set<String> missing = new TreeSet<>(program.outcomes());
    missing.removeAll(result.outcomes().keySet());
    Set<String> unexpected = new TreeSet<>(result.outcomes().keySet());
    unexpected.removeAll(program.outcomes());
    assertThat(missing.isEmpty() && unexpected.isEmpty())
        .as(
            "%s after %d executions: missing %s, unexpected %s",
            program.name(), result.executions(), missing, unexpected)
        .isTrue();
    assertThat(result.complete() || program.large())
        .as("%s: not all schedules in %d executions", program.name(), result.executions())
        .isTrue();
  }

  private static void passes(String mainClass, OutcomeEnumerator engine) {
    OutcomeEnumerator.Result result = engine.enumerate(Programs.CLASSES, mainClass);
    assertThat(result.outcomes().keySet())
        .as("%s after %d executions", mainClass, result.executions())
        .isNotEmpty()
        .noneMatch(outcome -> outcome.startsWith("FAIL"));
  }
}
