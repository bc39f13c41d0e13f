package dev.unravel.explore.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.runtime.memory.SharedKinds;
import dev.unravel.wire.Share;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ExhaustiveTest {
  private final Exhaustive exhaustive = new Exhaustive(Share.WHOLE);
  private final Set<List<Integer>> seen = new HashSet<>();

  @AfterEach
  void forget() {
    SharedKinds.forget();
  }

  @Test
  void everyCombinationOfChoicesIsTakenOnce() {
    int executions = 0;
    while (exhaustive.hasNext()) {
      exhaustive.begin();
      seen.add(List.of(exhaustive.pick(2), exhaustive.pick(3), exhaustive.pick(2)));
      executions++;
    }

    assertThat(executions).isEqualTo(12);
    assertThat(seen).hasSize(12);
  }

  /** The second execution shows that there is a choice before the others. */
  @Test
  void whatIsLearnedOnTheWayMakesItStartOver() {
    SharedKinds.begin(List.of(), true);
    int executions = 0;
    while (exhaustive.hasNext()) {
      exhaustive.begin();
      List<Integer> choices = new ArrayList<>();
      if (executions >= 2) {
        choices.add(exhaustive.pick(3));
      }
      choices.add(exhaustive.pick(2));
      choices.add(exhaustive.pick(2));
      seen.add(choices);
      executions++;
      if (executions == 2) {
        SharedKinds.add(17);
      }
    }

    assertThat(seen).filteredOn(choices -> choices.size() == 3).hasSize(12);
  }
}
