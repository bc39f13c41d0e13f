package dev.unravel.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShortTraceTest {
  private static final Target TARGET =
      Target.tests(List.of("/classes"), "acme.FlakyTest#counts", List.of("-ea"));

  private static Trace trace() {
    return new Trace(
        TARGET,
        "25.0.1",
        Settings.defaults().withSeed(77),
        new Schedule(
            List.of(new Interval(0, 3), new Interval(1, 2), new Interval(0, 9)), List.of(1)),
        List.of(1),
        new Outcome.Fail(
            new FailureSignature(FailureKind.ASSERTION, "acme.FlakyTest.counts"),
            "expected 2",
            List.of("  at acme.FlakyTest.counts(FlakyTest.java:12)")),
        List.of(new ThreadName("main", "main"), new ThreadName("main.1", "Thread-0")),
        List.of(),
        List.of(),
        List.of());
  }

  @Test
  void whatDecidesAnExecutionComesBack() throws Exception {
    String text = ShortTrace.of(trace());

    Trace read = ShortTrace.read(text, TARGET);

    assertThat(ShortTrace.is(text)).isTrue();
    assertThat(text).hasSizeLessThan(300).matches("unravel:[\\w-]+");
    assertThat(read.target()).isSameAs(TARGET);
    assertThat(read.settings()).isEqualTo(trace().settings());
    assertThat(read.schedule()).isEqualTo(trace().schedule());
    assertThat(((Outcome.Fail) read.outcome()).signature())
        .isEqualTo(((Outcome.Fail) trace().outcome()).signature());
  }

  @Test
  void theNameOfAFileIsNone() {
    assertThat(ShortTrace.is("target/.unravel/failing.unravel")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"unravel:", "unravel:!!", "unravel:AAAA", "unravel:6wz1Cwrj5ZJiYGJg"})
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> ShortTrace.read(text, TARGET))
        .isInstanceOf(TraceFormatException.class);
  }
}
