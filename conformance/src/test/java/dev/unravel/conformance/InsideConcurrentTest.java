package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.programs.locks.LockInterruptiblyIsInterrupted;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** With points inside java.util.concurrent, programs that use it have the outcomes they state. */
class InsideConcurrentTest {
  private static final Workers WORKERS = Workers.brief();

  /** What the programs are about that come to it. */
  private static final List<String> AREAS =
      List.of(
          ".atomics.",
          ".collections.",
          ".executors.",
          ".forkjoin.",
          ".futures.",
          ".locks.",
          ".maps.",
          ".parking.",
          ".queues.",
          ".synchronizers.",
          ".varhandles.");

  /**
   * Its call may look for an interrupt, be interrupted and get the lock, which was given back
   * meanwhile; as a single step it cannot.
   */
  private static final Map<String, String> OUTCOMES_IN_BETWEEN =
      Map.of(LockInterruptiblyIsInterrupted.class.getName(), "locked");

  /** Enough for all schedules of most of them. */
  private static final long MANY = 300;

  private static final long SOME = 20;

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  /** The other configuration has the same traces: {@link FaultsOfTheJdkTest} sees to it. */
  @TestFactory
  Stream<DynamicTest> programsHaveTheirOutcomes() {
    return EngineConfiguration.usual().stream()
        .flatMap(
            configuration ->
                programs()
                    .map(
                        program ->
                            DynamicTest.dynamicTest(
                                program.sentence() + ", on " + configuration,
                                () -> hasItsOutcomes(program, configuration))));
  }

  @TestFactory
  Stream<DynamicTest> correctProgramsNeverFail() {
    return EngineConfiguration.usual().stream()
        .flatMap(
            configuration ->
                Programs.correct().stream()
                    .map(
                        name ->
                            DynamicTest.dynamicTest(
                                Program.sentence(name) + ", on " + configuration,
                                () -> passes(name, configuration))));
  }

  static Stream<Program> programs() {
    return Programs.onEveryJdk().stream()
        .filter(program -> AREAS.stream().anyMatch(area -> program.name().contains(area)));
  }

  static Settings settings(String strategy) {
    return Settings.defaults()
        .withPoints(PointLevel.RACES)
        .withStrategy(strategy)
        .withInsideConcurrent(true);
  }

  private static void hasItsOutcomes(Program program, EngineConfiguration configuration) {
    EngineEnumerator.Result all = enumerate(program, configuration, "exhaustive");
    areStated(program, all);
    if (all.complete()) {
      assertThat(all.outcomes().keySet())
          .as("all schedules, %d executions", all.executions())
          .containsAll(program.outcomes());
    } else {
      areStated(program, enumerate(program, configuration, "random"));
    }
  }

  private static EngineEnumerator.Result enumerate(
      Program program, EngineConfiguration configuration, String strategy) {
    SharedWorker worker = WORKERS.on(configuration, program);
    return new EngineEnumerator(
            worker, settings(strategy), configuration.continuations() ? MANY : SOME)
        .enumerate(worker.target(program.classes(), program.name()));
  }

  private static void areStated(Program program, EngineEnumerator.Result result) {
    Set<String> unexpected = new TreeSet<>(result.outcomes().keySet());
    unexpected.removeAll(program.outcomes());
    unexpected.remove(OUTCOMES_IN_BETWEEN.getOrDefault(program.name(), ""));
    assertThat(unexpected).as("not stated, in %d executions", result.executions()).isEmpty();
  }

  private static void passes(String mainClass, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);
    EngineEnumerator.Result result =
        new EngineEnumerator(worker, settings("random"), SOME).enumerate(worker.target(mainClass));

    assertThat(result.outcomes().keySet())
        .as("outcomes of %d executions", result.executions())
        .isNotEmpty()
        .noneMatch(outcome -> outcome.startsWith("FAIL") || outcome.startsWith("UNRESOLVED"));
  }
}
