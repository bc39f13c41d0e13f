package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.apart.PrintsItsInputs;
import dev.unravel.conformance.correct.BoundedBufferWithMonitor;
import dev.unravel.conformance.correct.ForkJoinFibonacci;
import dev.unravel.conformance.correct.ScheduledExecutorTicks;
import dev.unravel.conformance.correct.SpinWaitWithoutYield;
import dev.unravel.conformance.programs.monitors.LockOrderDeadlock;
import dev.unravel.conformance.programs.threads.UncaughtExceptionInOneOrder;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.usecase.Replay;
import dev.unravel.launch.usecase.Show;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.trace.seen.ThreadStack;
import dev.unravel.wire.Job;
import dev.unravel.wire.Quantum;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A run that was recorded as it happened is the same run wherever and how often it is repeated. */
class RecordedRunsTest {
  private static final Workers WORKERS = Workers.brief();
  private static final int TIMES = 20;

  private static final List<Class<?>> PROGRAMS =
      List.of(
          PrintsItsInputs.class,
          BoundedBufferWithMonitor.class,
          ForkJoinFibonacci.class,
          ScheduledExecutorTicks.class,
          SpinWaitWithoutYield.class,
          LockOrderDeadlock.class,
          UncaughtExceptionInOneOrder.class);

  @AfterAll
  static void stopWorkers() {
    WORKERS.close();
  }

  static Stream<Arguments> programs() {
    return EngineConfiguration.each(PROGRAMS);
  }

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.available();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void aShortQuantumRepeats(Class<?> program, EngineConfiguration configuration) {
    assertRepeats(record(program, configuration, "7p"), configuration);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void aQuantumOfTimeRepeats(Class<?> program, EngineConfiguration configuration) {
    assertRepeats(record(program, configuration, "50us"), configuration);
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void inNewJvms(EngineConfiguration configuration) {
    Trace trace = recordInNewJvm(PrintsItsInputs.class, configuration);

    ReplayResult result =
        new Replay(configuration.briefSetup(), new RunListener() {})
            .replay(new ReplayRequest(trace, 3, true, Job.HANG_MILLIS, false));

    assertThat(result.divergence()).isEmpty();
    assertThat(result.hash()).isEqualTo(TraceHash.of(trace));
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void onEveryOtherJdkAndBackend(EngineConfiguration configuration) {
    Trace trace = recordInNewJvm(BoundedBufferWithMonitor.class, configuration);

    for (EngineConfiguration other : EngineConfiguration.available()) {
      ReplayResult result =
          new Replay(other.briefSetup(), new RunListener() {})
              .replay(new ReplayRequest(trace, 1, true, Job.HANG_MILLIS, false));

      assertThat(result.divergence()).as("on " + other).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void theSameScheduleWithNewInputs(EngineConfiguration configuration) {
    SharedWorker worker = WORKERS.on(configuration);
    Trace trace = record(PrintsItsInputs.class, configuration, "7p");

    Job again = Job.captureAgain(trace, trace.target(), settings("7p").withSeed(99));
    WorkerReport report = worker.run(again);

    assertThat(report.replayed().schedule()).isEqualTo(trace.schedule());
    assertThat(report.replayed().recording().orElseThrow().output())
        .isNotEqualTo(trace.recording().orElseThrow().output());
    assertRepeats(report.replayed(), configuration);
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void everyThreadHasAStackAtAClockValue(EngineConfiguration configuration) {
    Trace trace = recordInNewJvm(BoundedBufferWithMonitor.class, configuration);
    long middle = trace.schedule().actions() / 2;

    List<ThreadStack> stacks =
        Show.stacks(
            configuration.briefSetup(), trace, middle, Job.HANG_MILLIS, new RunListener() {});

    assertThat(stacks).filteredOn(ThreadStack::runs).hasSize(1);
    assertThat(stacks)
        .anySatisfy(
            stack ->
                assertThat(stack.frames())
                    .anyMatch(
                        f -> f.className().startsWith(BoundedBufferWithMonitor.class.getName())));
  }

  private static Trace record(Class<?> program, EngineConfiguration configuration, String quantum) {
    SharedWorker worker = WORKERS.on(configuration);
    Job job = Job.capture(worker.target(program.getName()), settings(quantum));
    // What the JDK does when a part of it is first used is none of the program's business.
    worker.run(job);
    return worker.run(job).replayed();
  }

  private static Trace recordInNewJvm(Class<?> program, EngineConfiguration configuration) {
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      return worker.run(Job.capture(worker.target(program.getName()), settings("50us"))).replayed();
    }
  }

  private static Settings settings(String quantum) {
    return Settings.defaults()
        .withPoints(PointLevel.YIELD)
        .withIsolation(Isolation.JVM, 0)
        .withStrategy(Quantum.strategy(quantum))
        .withMaxActions(Long.MAX_VALUE);
  }

  private static void assertRepeats(Trace trace, EngineConfiguration configuration) {
    WorkerReport report = WORKERS.on(configuration).run(Job.replay(trace, TIMES));

    assertThat(trace.schedule().intervals()).hasSizeGreaterThan(1);
    assertThat(report.divergences()).isEmpty();
    assertThat(report.hashes()).containsExactly(TraceHash.of(trace));
    assertThat(report.executions()).isEqualTo(TIMES);
  }
}
