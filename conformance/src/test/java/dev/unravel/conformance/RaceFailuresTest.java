package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.conformance.bugs.LostDeposit;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A race that counts as a failure is one in a replay, too, and on each backend. */
class RaceFailuresTest {

  static Stream<EngineConfiguration> configurations() {
    return EngineConfiguration.available().stream();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void theReplayEndsWithTheSameRace(EngineConfiguration configuration) {
    try (WorkerProcess worker = start(configuration, PointLevel.RACES)) {
      Trace found = find(worker, PointLevel.RACES);
      WorkerReport again = new WorkerReport(Job.replay(found, 2));
      worker.run(Job.replay(found, 2), again);

      assertThat(found.outcome())
          .isInstanceOfSatisfying(
              Outcome.Fail.class,
              fail -> assertThat(fail.signature().kind()).isEqualTo(FailureKind.RACE));
      assertThat(again.divergences()).isEmpty();
      assertThat(again.hashes()).containsExactly(TraceHash.of(found));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"RACES", "MEMORY"})
  void bothBackendsFindTheSameTrace(PointLevel points) {
    Optional<EngineConfiguration> one = EngineConfiguration.newestOnContinuations();
    Optional<EngineConfiguration> other = EngineConfiguration.newestOnOsThreads();
    assumeTrue(one.isPresent() && other.isPresent(), "the newest JDK and the agent are needed");
    try (WorkerProcess first = start(one.get(), points);
        WorkerProcess second = start(other.get(), points)) {
      assertThat(TraceHash.of(find(first, points))).isEqualTo(TraceHash.of(find(second, points)));
    }
  }

  private static Target target() {
    return ConflictWorkers.target(LostDeposit.class.getName());
  }

  private static Settings settings(PointLevel points) {
    return Settings.defaults().withPoints(points).withStrategy("pct").withFailOnRace(true);
  }

  private static WorkerProcess start(EngineConfiguration configuration, PointLevel points) {
    return WorkerProcess.start(configuration.briefSetup(), target(), settings(points), line -> {});
  }

  private static Trace find(WorkerProcess worker, PointLevel points) {
    Job job = Job.find(target(), settings(points), 100, 0);
    WorkerReport report = new WorkerReport(job);
    Message.Done done = worker.run(job, report);
    report.done(done);
    return report.found().orElseThrow();
  }
}
