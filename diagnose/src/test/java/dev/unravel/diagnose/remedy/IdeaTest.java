package dev.unravel.diagnose.remedy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.explain.Script;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.trace.Operation;
import dev.unravel.wire.Rule;
import dev.unravel.wire.Rule.Lines;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class IdeaTest {
  private static Optional<Rule> rule(String text) {
    Facts facts =
        new Script("a")
            .plain(0, Operation.WRITE, "Box#1", "x", "1")
            .plain(1, Operation.READ, "Box#1", "x", "1")
            .plain(1, Operation.READ, "Box#1", "y", "0")
            .facts();
    return new Idea(text).remedy(facts).map(remedy -> remedy.rules().get(0));
  }

  @Test
  void aLockGoesOverAllLinesThatAreNamed() {
    assertThat(rule("lock A.java:5-6, B.java:9"))
        .contains(
            new Rule.OneAtATime(
                List.of(new Lines("A.java", "", 5, 6), new Lines("B.java", "", 9, 9)), List.of()));
  }

  @Test
  void whatIsAtomicIsKeptFromTheOtherAccessesOfTheSameVariables() {
    assertThat(rule("atomic Script.java:2-3"))
        .contains(
            new Rule.OneAtATime(
                List.of(new Lines("Script.java", "", 2, 3)),
                List.of(new Lines("Script.java", "run0", 1, 1))));
  }

  @Test
  void anOrderIsOfTwoPlaces() {
    assertThat(rule("order A.java:5 before B.java:9"))
        .contains(
            new Rule.Awaited(new Lines("A.java", "", 5, 5), new Lines("B.java", "", 9, 9), false));
  }

  @Test
  void notifyAllTakesNoPlace() {
    assertThat(rule("notifyAll")).contains(new Rule.AllAreWoken());
    assertThat(rule("notifyAll A.java:5")).isEmpty();
  }

  @Test
  void whatIsNotWrittenAsIdeasAreIsNone() {
    for (String text :
        List.of("", "lock", "lock A.java", "lock A.java:6-5", "order A.java:5", "atomic :5")) {
      assertThat(rule(text)).as(text).isEmpty();
    }
  }
}
