package dev.unravel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TraceStatisticsTest {
  @Test
  void everyBoundaryBetweenIntervalsIsASwitchAndForcedUnlessItIsAPreemption() {
    Trace trace = trace(List.of(0));
    assertThat(TraceStatistics.of(trace)).isEqualTo(new TraceStatistics(9, 2, 2, 1, 1));
  }

  @Test
  void theEndOfTheLastIntervalIsNoSwitch() {
    assertThat(TraceStatistics.of(trace(List.of(2))).preemptions()).isZero();
  }

  @Test
  void anEmptyTraceHasNoSwitches() {
    assertThat(TraceStatistics.of(Traces.empty())).isEqualTo(new TraceStatistics(0, 0, 0, 0, 0));
  }

  private static Trace trace(List<Integer> preemptions) {
    Trace empty = Traces.empty();
    List<Interval> intervals = List.of(new Interval(0, 3), new Interval(1, 4), new Interval(0, 2));
    return new Trace(
        empty.target(),
        "",
        empty.settings(),
        new Schedule(intervals, List.of()),
        preemptions,
        empty.outcome(),
        List.of(new ThreadName("main", "main"), new ThreadName("main.1", "a")),
        List.of(),
        List.of(),
        List.of());
  }
}
