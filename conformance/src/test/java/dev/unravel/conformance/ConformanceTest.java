package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every program has exactly its outcomes, and correct programs never fail, on every backend. */
class ConformanceTest {

  @Test
  void thereIsAnEngineToTest() {
    assertThat(EngineConfiguration.available()).as("agent jar and JDKs").isNotEmpty();
  }

  private static final Workers WORKERS = new Workers();

  /** For OS threads: none of the programs is run often enough for what C2 makes of it. */
  private static final Workers BRIEF = Workers.brief();

  /** More than any program needs for all its schedules, but those that say they are large. */
  private static final long ALL = 100_000;

  /** Of programs with more schedules than can be run; with a property as many as one has time. */
  private static final long MANY = Long.getLong("conformance.many", 2_500);

  /** OS threads are some hundred times slower: enough to see that nothing else happens. */
  private static final long SOME = 300;

  /** Threads that spin for ever take thousands of actions in each execution. */
  private static final long FEW = 30;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    BRIEF.close();
  }

  @TestFactory
  Stream<DynamicTest> theEngineShowsExactlyTheStatedOutcomes() {
    return EngineConfiguration.available().stream()
        .flatMap(
            configuration ->
                programsFor(configuration)
                    .map(
                        program ->
                            DynamicTest.dynamicTest(
                                program.sentence() + ", on " + configuration,
                                () -> hasItsOutcomes(program, configuration))));
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
                                Program.sentence(name) + ", on " + configuration,
                                () -> passes(name, configuration))));
  }

  private static Workers workers(EngineConfiguration configuration) {
    return configuration.continuations() ? WORKERS : BRIEF;
  }

  private static Stream<Program> programsFor(EngineConfiguration configuration) {
    Stream<Program> everywhere = Programs.onEveryJdk().stream();
    return configuration.newest()
        ? Stream.concat(everywhere, Programs.onlyOn(configuration.jdk()).stream())
        : everywhere;
  }

  private static void hasItsOutcomes(Program program, EngineConfiguration configuration) {
    SharedWorker worker = workers(configuration).on(configuration, program);
    long limit = !configuration.continuations() ? SOME : program.large() ? MANY : ALL;
    if (program.large() && program.outcomes().contains("FAIL livelock")) {
      limit = FEW;
    }
    EngineEnumerator.Result result =
        new EngineEnumerator(worker, EngineSettings.exhaustive(), limit)
            .enumerate(worker.target(program.classes(), program.name()));

    Set<String> unexpected = new TreeSet<>(result.outcomes().keySet());
    unexpected.removeAll(program.outcomes());
    assertThat(unexpected).as("not stated, in %d executions", result.executions()).isEmpty();
    if (result.complete()) {
      assertThat(result.outcomes().keySet())
          .as("all schedules, %d executions", result.executions())
          .isEqualTo(program.outcomes());
    } else {
      assertThat(program.large() || !configuration.continuations())
          .as("may have more than %d schedules", result.executions())
          .isTrue();
    }
  }

  private static void passes(String mainClass, EngineConfiguration configuration) {
    SharedWorker worker = workers(configuration).on(configuration);
    EngineEnumerator.Result result =
        new EngineEnumerator(
                worker, EngineSettings.random(1), configuration.continuations() ? MANY : SOME)
            .enumerate(worker.target(mainClass));

    assertThat(result.outcomes().keySet())
        .as("outcomes of %d executions", result.executions())
        .isNotEmpty()
        .noneMatch(outcome -> outcome.startsWith("FAIL") || outcome.startsWith("UNRESOLVED"));
  }
}
