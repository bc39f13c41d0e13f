package dev.unravel.samples.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.usecase.SteppedReplay;
import dev.unravel.samples.Sample02Deadlock;
import dev.unravel.samples.Sample03LostNotification;
import dev.unravel.trace.Operation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's own debugger follows schedules that were found. */
@NeedsAgent
class JdbTest {
  private static final String CLOCK = "print dev.unravel.runtime.schedule.Stepping.clock";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aLostUpdateIsSteppedThroughLikeSequentialCode(int jdk) throws IOException {
    Found found = Found.in(Turnstile.class, jdk, folder);
    List<String> passing = new ArrayList<>();
    try (SteppedReplay replay = found.replay(OptionalLong.empty());
        Jdb jdb = Jdb.attach(found, replay)) {
      Jdb.Place place = jdb.go("step");
      for (; place.why().startsWith("Step"); place = jdb.go("step")) {
        if (place.method().endsWith("pass")) {
          passing.add(place.thread() + " " + place.line());
        }
      }

      assertThat(place.why()).isEqualTo("Exception occurred");
      assertThat(place.thread()).isEqualTo("main");
    }
    String first = passing.get(0).replaceAll(" .*", "");
    String second = first.equals("left") ? "right" : "left";
    // Both read before either writes; each line of each thread is there, in the schedule's order.
    assertThat(passing).contains(first + " 8", second + " 8", first + " 9", second + " 9");
    assertThat(passing.indexOf(second + " 8")).isLessThan(passing.lastIndexOf(first + " 9"));
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aStepIntoADeadlockEndsWhereTheThreadsStay(int jdk) throws IOException {
    Found found = Found.in(Sample02Deadlock.class, jdk, folder);
    try (SteppedReplay replay = found.replay(OptionalLong.empty());
        Jdb jdb = Jdb.attach(found, replay)) {
      while (!found.stuck().isDone()) {
        jdb.go("step");
      }

      assertThat(found.stuck()).isCompletedWithValue(found.trace().schedule().actions());
      String stacks = jdb.ask("where all");
      assertThat(stacks).contains("withdraw:", "deposit:").doesNotContain("dev.unravel.runtime");
      assertThat(stacks.split("Sample02Deadlock.java:24", -1)).hasSize(3);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aLostNotificationEndsInTheWaitThatNobodyEnds(int jdk) throws IOException {
    Found found = Found.in(Sample03LostNotification.class, jdk, folder);
    try (SteppedReplay replay = found.replay(OptionalLong.empty());
        Jdb jdb = Jdb.attach(found, replay)) {
      Jdb.Place place = jdb.go("next");
      while (!found.stuck().isDone()) {
        place = jdb.go("next");
      }

      assertThat(place.thread()).isEqualTo("main");
      assertThat(place.method()).endsWith("Sample03LostNotification.await");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aBreakpointStopsEveryThreadAndTheOthersAreFrozen(int jdk) throws IOException {
    Found found = Found.in(Turnstile.class, jdk, folder);
    try (SteppedReplay replay = found.replay(OptionalLong.empty());
        Jdb jdb = Jdb.attach(found, replay)) {
      jdb.ask("stop in dev.unravel.samples.step.Turnstile.pass");

      List<String> stopped = List.of(jdb.go("cont").thread(), jdb.go("cont").thread());

      assertThat(stopped).containsExactlyInAnyOrder("left", "right");
      assertThat(jdb.ask("threads"))
          .containsPattern("main +cond. waiting")
          .containsPattern(stopped.get(0) + " +cond. waiting")
          .containsPattern(stopped.get(1) + " +running")
          .doesNotContain("unravel-");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void evaluatingDoesNotAdvanceTheSchedule(int jdk) throws IOException {
    Found found = Found.in(Turnstile.class, jdk, folder);
    try (SteppedReplay replay = found.replay(OptionalLong.empty());
        Jdb jdb = Jdb.attach(found, replay)) {
      jdb.ask("stop in dev.unravel.samples.step.Turnstile.pass");
      String thread = jdb.go("cont").thread();
      String before = jdb.ask(CLOCK);

      assertThat(jdb.ask("print this.seen()")).contains("= 0");
      assertThat(jdb.ask("print this")).contains("\"count 0 in " + thread + "\"");
      assertThat(jdb.ask("print this.seen()")).contains("= 0");

      assertThat(jdb.ask(CLOCK)).isEqualTo(before);
      assertThat(replay.finish())
          .map(ReplayResult::verdict)
          .contains(ReplayResult.Verdict.REPRODUCED);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void untilStopsRightBeforeTheAction(int jdk) throws IOException {
    Found found = Found.in(Turnstile.class, jdk, folder);
    int last = -1;
    for (int i = 0; i < found.trace().actions().size(); i++) {
      if (found.trace().actions().get(i).operation() == Operation.WRITE) {
        last = i;
      }
    }
    try (SteppedReplay replay = found.replay(OptionalLong.of(last + 1));
        Jdb jdb = Jdb.attach(found, replay)) {
      assertThat(jdb.ask(CLOCK)).contains("= " + (last + 1));
      // The other thread has written, this one is about to write the same.
      assertThat(jdb.ask("print this.count")).contains("= 1");
      assertThat(jdb.ask("print before")).contains("= 0");
    }
  }
}
