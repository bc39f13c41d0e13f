package dev.unravel.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ShareTest {

  @Test
  void sharesUniteToTheWhole() {
    List<Long> pieces = new ArrayList<>();
    for (int index = 0; index < 3; index++) {
      Share share = new Share(index, 3);
      LongStream.range(0, 4).forEach(nth -> pieces.add(share.piece(nth)));
    }
    assertThat(pieces)
        .containsExactlyInAnyOrderElementsOf(LongStream.range(0, 12).boxed().toList());
  }

  @Test
  void aPartBelongsToItsShare() {
    for (int index = 0; index < 4; index++) {
      Share share = new Share(index, 4);
      for (int part = 0; part < 3; part++) {
        Share inner = share.part(part, 3);
        LongStream.range(0, 20).forEach(nth -> assertThat(share.has(inner.piece(nth))).isTrue());
      }
    }
  }

  @Test
  void coverageIsUnitedByOrder() {
    Coverage one = new Coverage(2, new long[] {1, 2}, 3, 8, 1, false, Map.of("pct", 4L));
    Coverage other =
        new Coverage(2, new long[] {2, 5}, 6, 8, 2, true, Map.of("pct", 1L, "pos", 7L));
    Coverage both = one.and(other);
    assertThat(both.distinctOrders()).isEqualTo(3);
    assertThat(both.conflictSites()).isEqualTo(6);
    assertThat(both.preemptions()).isEqualTo(1);
    assertThat(both.everySchedule()).isFalse();
    assertThat(both.executions()).containsEntry("pct", 5L).containsEntry("pos", 7L);
  }

  @Test
  void whoHasSeenOtherRacesHadOtherChoices() {
    Coverage one = new Coverage(1, new long[] {1}, 3, 8, 2, true, Map.of("preemption", 4L));
    Coverage other = new Coverage(1, new long[] {2}, 3, 9, 2, true, Map.of("preemption", 4L));
    assertThat(one.and(one).everySchedule()).isTrue();
    assertThat(one.and(other).everySchedule()).isFalse();
    assertThat(one.and(other).preemptions()).isEqualTo(-1);
  }

  @Test
  void whatWasTooMuchToCountStaysUncounted() {
    Coverage tooMany = new Coverage(0, new long[0], 0, 0, -1, false, Map.of("pct", 4L));
    Coverage few = new Coverage(2, new long[] {1, 2}, 0, 0, -1, false, Map.of("pct", 4L));
    assertThat(tooMany.and(few).distinctOrders()).isZero();
  }
}
