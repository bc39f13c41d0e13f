package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.shared.CalendarMixesTimes;
import dev.unravel.conformance.shared.ChecksumMixesItsInputs;
import dev.unravel.conformance.shared.DateFormatMixesDates;
import dev.unravel.conformance.shared.DigestMixesItsInputs;
import dev.unravel.conformance.shared.MacOfEachThread;
import dev.unravel.conformance.shared.MacSharedByTwo;
import dev.unravel.conformance.shared.MatcherForgetsItsText;
import dev.unravel.conformance.shared.NumberFormatMixesDigits;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Job;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What threads do to objects of the JDK are actions, wherever the objects come from. */
class SharedObjectsTest {
  private static final Workers WORKERS = Workers.brief();

  /** More than any of the small programs needs. */
  private static final long ALL = 20_000;

  private static final long MANY = 3_000;

  private static final List<Class<?>> FAILING =
      List.of(
          CalendarMixesTimes.class,
          ChecksumMixesItsInputs.class,
          DateFormatMixesDates.class,
          DigestMixesItsInputs.class,
          MatcherForgetsItsText.class,
          NumberFormatMixesDigits.class);

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  static Stream<Arguments> smallPrograms() throws ClassNotFoundException {
    List<Class<?>> programs = new ArrayList<>();
    for (String name : Programs.mainClassesIn("shared")) {
      Class<?> type = Class.forName(name, false, SharedObjectsTest.class.getClassLoader());
      if (type.isAnnotationPresent(Outcomes.class)) {
        programs.add(type);
      }
    }
    return EngineConfiguration.each(programs);
  }

  static Stream<Arguments> failingPrograms() {
    return EngineConfiguration.each(FAILING);
  }

  static Stream<Arguments> configurations() {
    return EngineConfiguration.available().stream().map(Arguments::of);
  }

  @ParameterizedTest
  @MethodSource("smallPrograms")
  void everyOrderIsRun(Class<?> program, EngineConfiguration configuration) {
    Settings settings = EngineSettings.at(PointLevel.RACES, "orders");

    WorkerReport report = run(program, configuration, settings);

    assertThat(report.complete()).as("complete in %d executions", report.executions()).isTrue();
    assertThat(report.outcomes().keySet()).isEqualTo(outcomes(program));
  }

  @ParameterizedTest
  @MethodSource("failingPrograms")
  void whatTheyDoToEachOtherIsFoundAndRepeats(Class<?> program, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);
    Settings settings = Settings.defaults();

    Trace trace =
        worker
            .run(Job.find(worker.target(program.getName()), settings, MANY, 0))
            .found()
            .orElseThrow();
    WorkerReport report = worker.run(Job.replay(trace, 20));

    assertThat(report.divergences()).isEmpty();
    assertThat(report.hashes()).containsExactly(TraceHash.of(trace));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void classesWithoutPointsAreNamedOnceThreadsShareAnObject(EngineConfiguration configuration) {
    assertThat(uncontrolled(MacSharedByTwo.class, configuration))
        .singleElement()
        .asString()
        .contains("javax.crypto.Mac");
    assertThat(uncontrolled(MacOfEachThread.class, configuration)).isEmpty();
  }

  private static Set<String> uncontrolled(Class<?> program, EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);
    return worker
        .run(Job.find(worker.target(program.getName()), EngineSettings.random(1), 5, 0))
        .coverage()
        .uncontrolled();
  }

  private static WorkerReport run(
      Class<?> program, EngineConfiguration configuration, Settings settings) {
    SharedWorker worker = WORKERS.on(configuration);
    return worker.run(Job.enumerate(worker.target(program.getName()), settings, ALL, 0));
  }

  private static Set<String> outcomes(Class<?> program) {
    return new TreeSet<>(List.of(program.getAnnotation(Outcomes.class).value()));
  }
}
