package dev.unravel.explore.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.wire.Share;
import org.junit.jupiter.api.Test;

class StateArchiveTest {
  private static final long BOTH = StateArchive.bit(0) | StateArchive.bit(1);

  private final StateArchive archive = new StateArchive();
  private final Dice dice = new Dice(1, Share.WHOLE);

  @Test
  void aStateIsFoundByItsHashAmongMany() {
    int states = 10_000;
    for (int i = 0; i < states; i++) {
      assertThat(archive.find(hash(i))).isNegative();
      assertThat(archive.add(hash(i), i - 1, 0, BOTH)).isEqualTo(i);
    }

    for (int i = 0; i < states; i++) {
      assertThat(archive.find(hash(i))).isEqualTo(i);
      assertThat(archive.before(i)).isEqualTo(i - 1);
    }
  }

  @Test
  void aStateIsOpenUntilEveryThreadWentOnFromIt() {
    dice.begin();
    int first = archive.add(hash(1), -1, -1, BOTH);
    int second = archive.add(hash(2), first, 1, BOTH);
    archive.tries(first, BOTH);
    archive.tries(second, StateArchive.bit(1));

    for (int i = 0; i < 20; i++) {
      assertThat(archive.anyOpen(dice)).isEqualTo(second);
    }
    assertThat(archive.untried(second)).isEqualTo(StateArchive.bit(0));

    archive.tries(second, StateArchive.bit(0));
    assertThat(archive.anyOpen(dice)).isNegative();
  }

  @Test
  void everyOpenStateHasItsChance() {
    dice.begin();
    int states = 8;
    for (int i = 0; i < states; i++) {
      archive.add(hash(i), i - 1, 0, BOTH);
    }

    boolean[] chosen = new boolean[states];
    for (int i = 0; i < 1_000; i++) {
      chosen[archive.anyOpen(dice)] = true;
    }
    assertThat(chosen).doesNotContain(false);
  }

  @Test
  void nothingIsLeftOfWhatWasCleared() {
    dice.begin();
    archive.add(hash(1), -1, -1, BOTH);
    archive.tries(0, BOTH);

    archive.clear();

    assertThat(archive.isEmpty()).isTrue();
    assertThat(archive.find(hash(1))).isNegative();
    assertThat(archive.anyOpen(dice)).isNegative();
    assertThat(archive.untried(archive.add(hash(1), -1, -1, BOTH))).isEqualTo(BOTH);
  }

  private static long hash(int state) {
    return (state + 1) * 0x9E3779B97F4A7C15L;
  }
}
