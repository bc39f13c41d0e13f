package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.explore.strategy.Strategies;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever a strategy does, a program has no other outcomes than its own; and those that claim to
 * run every schedule, with choices only where threads were seen to race, leave no outcome out.
 */
class StrategiesTest {
  private static final Workers WORKERS = Workers.brief();
  private static final long ALL = 60_000;
  private static final long SOME = 100;
  private static final int EVERY_THIRD = 3;

  /**
   * These see something that is no action of any thread: whether another is blocked at the moment,
   * a field through an updater, which names no object, what a call into java.util.concurrent does
   * after it has called back, or an array that code without points fills.
   */
  private static final Set<String> SEE_MORE =
      Set.of(
          "AnyOfTakesTheFirst",
          "BlockerIsVisible",
          "BuildersLoseWhatIsAppended",
          "FieldUpdaterMeetsPlainCode",
          "FutureTaskCancelOrRun",
          "ReaderHoldsOffAWriter",
          "ScheduledTaskOrItsCancel",
          "StateOfAParkedThread",
          "StateOfASleepingThread",
          "StateOfAThreadAtAMonitor",
          "StateOfAVirtualThread",
          "StateOfAWaitingThread");

  /** Whose classes tell what their steps use. */
  private static final Workers REDUCING = Workers.brief();

  /** In these a thread waits by looking again and again, after which reduction claims nothing. */
  private static final Set<String> SPIN =
      Set.of(
          "SpinLockExcludes",
          "SpinOnEachOther",
          "SpinWithHint",
          "SpinWithSleep",
          "SpinWithYield",
          "SpinsInARow",
          "SpinsInEachBranch",
          "SpinsOnOneOfTwo",
          "SpinsUntilEnough");

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
    REDUCING.close();
  }

  @TestFactory
  Stream<DynamicTest> everyOutcomeComesInSomeOrder() {
    return programs()
        .map(
            program ->
                DynamicTest.dynamicTest(
                    program.sentence(), () -> everyOrder(program, PointLevel.MEMORY)));
  }

  private static void everyOrder(Program program, PointLevel points) {
    SharedWorker worker = REDUCING.on(configuration().orElseThrow(), program);
    EngineEnumerator.Result result =
        new EngineEnumerator(worker, EngineSettings.at(points, "dpor"), ALL)
            .enumerate(worker.target(program.classes(), program.name()));
    hasNoOtherOutcomes(result, program);
    assertThat(result.complete())
        .as("every order of %s in %d", program.name(), result.executions())
        .isNotEqualTo(SPIN.contains(simpleName(program.name())));
    if (result.complete()) {
      assertThat(result.outcomes().keySet()).isEqualTo(program.outcomes());
    }
  }

  @TestFactory
  Stream<DynamicTest> choicesAtRacesAreEnough() {
    return smallPrograms(
        program -> {
          EngineEnumerator.Result result = everySchedule(program, "exhaustive");
          // The same order of conflicting operations must mean the same outcome.
          boolean seesMore = SEE_MORE.contains(simpleName(program.name()));
          assertThat(result.doubtfulOrders() > 0)
              .as("doubtful orders of %s", program.name())
              .isEqualTo(seesMore);
        });
  }

  @TestFactory
  Stream<DynamicTest> boundedByPreemptionsEveryScheduleComes() {
    return smallPrograms(program -> everySchedule(program, "preemption"));
  }

  @TestFactory
  Stream<DynamicTest> oneScheduleForEachOrderIsEnough() {
    return smallPrograms(program -> everySchedule(program, "orders"));
  }

  /** Each program with every third strategy: what is possible, the scheduler says to all alike. */
  @TestFactory
  Stream<DynamicTest> noStrategyShowsAnythingElse() {
    List<String> strategies = List.copyOf(Strategies.names());
    List<Program> programs = programs().toList();
    return IntStream.range(0, programs.size() * strategies.size())
        .filter(k -> (k / strategies.size() + k % strategies.size()) % EVERY_THIRD == 0)
        .mapToObj(
            k -> {
              Program program = programs.get(k / strategies.size());
              String strategy = strategies.get(k % strategies.size());
              return DynamicTest.dynamicTest(
                  program.sentence() + ", with " + strategy,
                  () -> hasNoOtherOutcomes(run(program, strategy, SOME), program));
            });
  }

  @TestFactory
  Stream<DynamicTest> noStrategyMakesCorrectProgramsFail() {
    List<String> programs = configuration().isPresent() ? Programs.correct() : List.of();
    return Strategies.names().stream()
        .flatMap(
            strategy ->
                programs.stream()
                    .map(
                        name ->
                            DynamicTest.dynamicTest(
                                Program.sentence(name) + ", with " + strategy,
                                () -> passes(name, strategy))));
  }

  private static EngineEnumerator.Result everySchedule(Program program, String strategy) {
    EngineEnumerator.Result result = run(program, strategy, ALL);
    hasNoOtherOutcomes(result, program);
    assertThat(result.complete())
        .as("every schedule of %s in %d", program.name(), result.executions())
        .isTrue();
    assertThat(result.outcomes().keySet()).isEqualTo(program.outcomes());
    return result;
  }

  private static void hasNoOtherOutcomes(EngineEnumerator.Result result, Program program) {
    Set<String> unexpected = new TreeSet<>(result.outcomes().keySet());
    unexpected.removeAll(program.outcomes());
    assertThat(unexpected).as("not stated, in %d executions", result.executions()).isEmpty();
  }

  private static void passes(String mainClass, String strategy) {
    SharedWorker worker = WORKERS.on(configuration().orElseThrow());
    EngineEnumerator.Result result =
        new EngineEnumerator(worker, Settings.defaults().withStrategy(strategy), SOME)
            .enumerate(worker.target(mainClass));
    assertThat(result.outcomes().keySet())
        .isNotEmpty()
        .noneMatch(outcome -> outcome.startsWith("FAIL") || outcome.startsWith("UNRESOLVED"));
  }

  private static EngineEnumerator.Result run(Program program, String strategy, long limit) {
    SharedWorker worker = WORKERS.on(configuration().orElseThrow(), program);
    return new EngineEnumerator(worker, EngineSettings.at(PointLevel.RACES, strategy), limit)
        .enumerate(worker.target(program.classes(), program.name()));
  }

  private static Stream<DynamicTest> smallPrograms(Consumer<Program> check) {
    return programs()
        .filter(program -> !program.large())
        .map(program -> DynamicTest.dynamicTest(program.sentence(), () -> check.accept(program)));
  }

  private static Stream<Program> programs() {
    return configuration().isEmpty()
        ? Stream.of()
        : Stream.concat(
            Programs.onEveryJdk().stream(), Programs.onlyOn(configuration().get().jdk()).stream());
  }

  private static Optional<EngineConfiguration> configuration() {
    return EngineConfiguration.newestOnContinuations();
  }

  private static String simpleName(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }
}
