package dev.unravel.diagnose.facts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.explain.Script;
import dev.unravel.trace.Operation;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TimesTest {
  private static Optional<String> hint(Script script) {
    Facts facts = script.facts();
    FailurePoint failure = FailurePoint.of(facts, facts.size());
    return new Times(facts).hint(failure, new Words(facts, facts.trace()));
  }

  private static Script getting() {
    return new Script("task").act(0, Operation.CALL, "Future#1", "get", "");
  }

  @Test
  void aFailureWhereTimeRanOutSaysSo() {
    assertThat(hint(getting().act(0, Operation.PARK, "Future#1", "", "timed out")))
        .hasValueSatisfying(
            told ->
                assertThat(told)
                    .startsWith("main ran out of time (Script.java:2), ")
                    .contains("--patience"));
  }

  @Test
  void aWaitThatWasEndedByAnotherThreadRanOutOfNoTime() {
    assertThat(hint(getting().act(0, Operation.PARK, "Future#1", "", ""))).isEmpty();
  }

  @Test
  void timeThatRanOutElsewhereIsNotToBlame() {
    assertThat(
            hint(
                getting()
                    .act(0, Operation.PARK, "Future#1", "", "timed out")
                    .act(0, Operation.READ, "A#1", "x", "1")))
        .isEmpty();
  }

  @Test
  void aSleepHasNoLimit() {
    assertThat(hint(getting().act(0, Operation.SLEEP, "", "", ""))).isEmpty();
  }
}
