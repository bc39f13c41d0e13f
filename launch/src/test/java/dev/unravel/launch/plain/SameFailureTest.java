package dev.unravel.launch.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class SameFailureTest {
  private static final String TRACE =
      """
      unravel: breakpoint "x": reached 2, paused 1, hit 1, timed out 0
      Exception in thread "worker" java.lang.RuntimeException: outer: text
      \tat A.run(A.java:3)
      Caused by: java.lang.IllegalStateException: inner
      \tat java.base/java.util.X.get(X.java:9)
      \tat A.get(A.java:7)
      \t... 1 more
      """;

  private static boolean shows(FailureKind kind, String where, PlainEnd end) {
    return new SameFailure(new FailureSignature(kind, where)).shows(end);
  }

  private static PlainEnd ended(int status, String errors) {
    return new PlainEnd(OptionalInt.of(status), Optional.empty(), errors, 10);
  }

  @Test
  void anExceptionIsKnownByItsLastCauseAndPlace() {
    PlainEnd end = ended(0, TRACE);

    assertThat(
            shows(FailureKind.EXCEPTION, "java.lang.IllegalStateException at A.get(A.java:7)", end))
        .isTrue();
    assertThat(
            shows(FailureKind.EXCEPTION, "java.lang.IllegalStateException at A.get(A.java:8)", end))
        .isFalse();
    assertThat(shows(FailureKind.EXCEPTION, "java.lang.RuntimeException at A.run(A.java:3)", end))
        .isFalse();
  }

  @Test
  void aStackTraceThatTheProgramPrintedIsNoFailure() {
    String printed = TRACE.replace("Exception in thread \"worker\" ", "");

    assertThat(
            shows(
                FailureKind.EXCEPTION,
                "java.lang.IllegalStateException at A.get(A.java:7)",
                ended(0, printed)))
        .isFalse();
  }

  @Test
  void aMainThatThrowsHasTheStatusOfAnExitButIsNone() {
    String errors = "Exception in thread \"main\" java.lang.Error\n\tat A.main(A.java:1)\n";

    assertThat(shows(FailureKind.EXIT, "status 1 at A.main(A.java:5)", ended(1, ""))).isTrue();
    assertThat(shows(FailureKind.EXIT, "status 1 at A.main(A.java:5)", ended(1, errors))).isFalse();
    assertThat(shows(FailureKind.EXIT, "status 2 at A.main(A.java:5)", ended(1, ""))).isFalse();
    assertThat(shows(FailureKind.EXIT, "status -1 at A.main(A.java:5)", ended(255, ""))).isTrue();
  }

  @Test
  void aDeadlockIsKnownByAllItsPlaces() {
    ThreadDump dump =
        new ThreadDump(
            List.of(
                new ThreadDump.DumpedThread(
                    "a", false, Thread.State.BLOCKED, List.of("A.f(A.java:1)")),
                new ThreadDump.DumpedThread(
                    "b", false, Thread.State.BLOCKED, List.of("A.g(A.java:2)"))));
    PlainEnd end = new PlainEnd(OptionalInt.empty(), Optional.of(dump), "", 10);

    assertThat(shows(FailureKind.DEADLOCK, "A.f(A.java:1) & A.g(A.java:2)", end)).isTrue();
    assertThat(shows(FailureKind.DEADLOCK, "A.f(A.java:1) & A.h(A.java:3)", end)).isFalse();
  }
}
