package dev.unravel.diagnose.facts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.explain.Script;
import dev.unravel.trace.Operation;
import org.junit.jupiter.api.Test;

class HappensBeforeTest {

  @Test
  void plainAccessesOfTwoThreadsAreNotInOrder() {
    Facts facts =
        new Script("one", "two")
            .plain(1, Operation.WRITE, "A#1", "x", "1")
            .plain(2, Operation.READ, "A#1", "x", "1")
            .facts();

    assertThat(HappensBefore.ordered(facts, 0, 1)).isFalse();
  }

  @Test
  void aVolatileWriteThatIsReadPutsThemInOrder() {
    Facts facts =
        new Script("one", "two")
            .plain(1, Operation.WRITE, "A#1", "x", "1")
            .act(1, Operation.WRITE, "A#1", "ready", "true")
            .act(2, Operation.READ, "A#1", "ready", "true")
            .plain(2, Operation.READ, "A#1", "x", "1")
            .facts();

    assertThat(HappensBefore.ordered(facts, 0, 3)).isTrue();
  }

  @Test
  void aLockThatIsHandedOnPutsThemInOrder() {
    Facts facts =
        new Script("one", "two")
            .plain(1, Operation.WRITE, "A#1", "x", "1")
            .act(1, Operation.UNLOCK, "L#1", "", "")
            .act(2, Operation.LOCK, "L#1", "", "")
            .plain(2, Operation.READ, "A#1", "x", "1")
            .facts();

    assertThat(HappensBefore.ordered(facts, 0, 3)).isTrue();
  }

  @Test
  void anotherLockDoesNot() {
    Facts facts =
        new Script("one", "two")
            .plain(1, Operation.WRITE, "A#1", "x", "1")
            .act(1, Operation.UNLOCK, "L#1", "", "")
            .act(2, Operation.LOCK, "L#2", "", "")
            .plain(2, Operation.READ, "A#1", "x", "1")
            .facts();

    assertThat(HappensBefore.ordered(facts, 0, 3)).isFalse();
  }
}
