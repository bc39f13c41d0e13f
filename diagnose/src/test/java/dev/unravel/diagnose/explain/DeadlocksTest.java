package dev.unravel.diagnose.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.data.Trials;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.diagnose.facts.WaitsFor;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Operation;
import dev.unravel.trace.seen.Standing;
import org.junit.jupiter.api.Test;

class DeadlocksTest {

  @Test
  void aCycleOfLocksSaysWhoHoldsAndWantsWhat() {
    Script script =
        new Script("one", "two")
            .act(1, Operation.LOCK, "A#1", "", "")
            .act(2, Operation.LOCK, "B#1", "", "")
            .waits(1, Standing.Why.BLOCKED, "B#1", 2)
            .waits(2, Standing.Why.BLOCKED, "A#1", 1);

    Finding finding = find(script);

    assertThat(finding.pattern()).isEqualTo(Pattern.LOCK_ORDER_DEADLOCK);
    assertThat(finding.sentence())
        .isEqualTo(
            "one holds `A` since Script.java:1 and wants `B` (Script.java:101);"
                + " two holds `B` since Script.java:2 and wants `A` (Script.java:102).");
  }

  @Test
  void aPermitThatTheWaiterHasItselfIsASelfDeadlock() {
    Script script =
        new Script("one")
            .act(1, Operation.CALL, "Semaphore#1", "acquire", "")
            .act(1, Operation.CALL, "Semaphore#1", "acquire", "")
            .waits(1, Standing.Why.PARKED, "Semaphore#1", -1);

    assertThat(find(script).pattern()).isEqualTo(Pattern.SELF_DEADLOCK);
  }

  @Test
  void aPermitThatWasGivenBackIsInNobodysWay() {
    Observed observed =
        new Script("one", "two")
            .act(1, Operation.CALL, "Semaphore#1", "acquire", "")
            .act(1, Operation.CALL, "Semaphore#1", "release", "")
            .act(2, Operation.CALL, "Semaphore#1", "acquire", "")
            .waits(2, Standing.Why.PARKED, "Semaphore#1", -1)
            .observed(FailureKind.LOST_NOTIFICATION, "somewhere");
    Facts facts = new Facts(observed);

    assertThat(new WaitsFor(facts, new Locks(facts)).cycle()).isEmpty();
  }

  private static Finding find(Script script) {
    Observed observed = script.observed(FailureKind.DEADLOCK, "somewhere");
    Facts facts = new Facts(observed);
    Locks locks = new Locks(facts);
    Words words = new Words(facts, observed.trace());
    return new Deadlocks(facts, locks, words, new Trials(facts, locks, words))
        .find()
        .orElseThrow()
        .finding();
  }
}
