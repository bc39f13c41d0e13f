package dev.unravel.diagnose.conflicts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Location;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Party;
import dev.unravel.trace.seen.Sighting;
import java.util.List;
import org.junit.jupiter.api.Test;

class RankingTest {

  @Test
  void whatTwoWorkersHaveSeenIsOneConflict() {
    List<Conflict> ranked =
        Ranking.of(
            List.of(seen(ConflictKind.RACE, 1, 2, 5, 0), seen(ConflictKind.RACE, 2, 1, 7, 0)), 0);

    assertThat(ranked).hasSize(1);
    assertThat(ranked.get(0).count()).isEqualTo(12);
  }

  @Test
  void aRaceThatWasSeenIsNoLongerJustPossible() {
    List<Conflict> ranked =
        Ranking.of(
            List.of(
                seen(ConflictKind.POTENTIAL_RACE, 1, 2, 5, 0),
                seen(ConflictKind.POTENTIAL_RACE, 3, 4, 5, 0),
                seen(ConflictKind.RACE, 2, 1, 1, 0)),
            0);

    assertThat(ranked)
        .extracting(Conflict::kind)
        .containsExactly(ConflictKind.RACE, ConflictKind.POTENTIAL_RACE);
    assertThat(ranked.get(1).first().location().line()).isEqualTo(3);
  }

  @Test
  void theWorseKindComesFirst() {
    List<Conflict> ranked =
        Ranking.of(
            List.of(
                seen(ConflictKind.LOCK_CONTENTION, 1, 2, 9, 0),
                seen(ConflictKind.UNSERIALISABLE, 1, 2, 9, 0),
                seen(ConflictKind.RACE, 1, 2, 1, 0)),
            0);

    assertThat(ranked)
        .extracting(Conflict::kind)
        .containsExactly(
            ConflictKind.RACE, ConflictKind.UNSERIALISABLE, ConflictKind.LOCK_CONTENTION);
  }

  @Test
  void whatGoesWithFailuresComesBeforeWhatDoesNot() {
    List<Conflict> ranked =
        Ranking.of(
            List.of(
                seen(ConflictKind.RACE, 1, 2, 100, 2),
                seen(ConflictKind.UNSERIALISABLE, 3, 4, 10, 10)),
            10);

    assertThat(ranked.get(0).kind()).isEqualTo(ConflictKind.UNSERIALISABLE);
  }

  private static Sighting seen(
      ConflictKind kind, int first, int second, long executions, long failing) {
    return new Sighting(
        kind, "", party(first), party(second), List.of(), "Main", "field", executions, failing);
  }

  private static Party party(int line) {
    return new Party(new Location("Main", "run", "Main.java", line), "main", "write", List.of());
  }
}
