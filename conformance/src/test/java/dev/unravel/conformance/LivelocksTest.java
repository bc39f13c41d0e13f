package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.conformance.apart.OwnQueueEmptied;
import dev.unravel.conformance.everyday.WaitsByLooking;
import dev.unravel.conformance.programs.spinning.SpinOnEachOther;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A livelock is that nobody gets anywhere, not that it takes long, with the limits of a user. */
class LivelocksTest {
  private static final long EXECUTIONS = 8;

  static Stream<Arguments> levels() {
    return EngineConfiguration.each(List.of(PointLevel.RACES, PointLevel.SYNC));
  }

  @ParameterizedTest
  @MethodSource("levels")
  void whoEmptiesAQueueOfItsOwnGetsThere(PointLevel points, EngineConfiguration configuration) {
    assertThat(found(OwnQueueEmptied.class, points, configuration)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("levels")
  void whoIsWaitedForGetsThere(PointLevel points, EngineConfiguration configuration) {
    assertThat(found(WaitsByLooking.class, points, configuration)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"RACES", "MEMORY"})
  void twoWhoWaitForEachOtherDoNot(PointLevel points) {
    EngineConfiguration configuration =
        EngineConfiguration.newestOnContinuations().orElse(EngineConfiguration.available().get(0));

    Outcome outcome = found(SpinOnEachOther.class, points, configuration).orElseThrow().outcome();

    assertThat(((Outcome.Fail) outcome).signature().kind()).isEqualTo(FailureKind.LIVELOCK);
  }

  private static Optional<Trace> found(
      Class<?> program, PointLevel points, EngineConfiguration configuration) {
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      Settings settings = Settings.defaults().withPoints(points);
      return worker
          .run(Job.find(worker.target(program.getName()), settings, EXECUTIONS, 0))
          .found();
    }
  }
}
