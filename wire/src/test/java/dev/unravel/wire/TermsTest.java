package dev.unravel.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Assumption;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TermsTest {
  private static final Terms ONE =
      new Terms(Set.of(Assumption.THIS_INPUT), Set.of("gap"), 1, false, Set.of("note"));
  private static final Terms OTHER =
      new Terms(Set.of(Assumption.LONG_TIMEOUTS), Set.of("hole"), 3, true, Set.of());

  @Test
  void whatEitherAssumesOrLacksBothDo() {
    Terms both =
        new Terms(
            Set.of(Assumption.THIS_INPUT, Assumption.LONG_TIMEOUTS),
            Set.of("gap", "hole"),
            3,
            true,
            Set.of("note"));

    assertThat(ONE.and(OTHER)).isEqualTo(both);
    assertThat(OTHER.and(ONE)).isEqualTo(both);
  }

  @Test
  void nothingIsAddedByTermsThatAreNotKnown() {
    assertThat(OTHER.and(Terms.UNKNOWN)).isEqualTo(OTHER);
  }

  @Test
  void anotherGapLeavesTheRestAsItIs() {
    assertThat(ONE.withGap("hole"))
        .isEqualTo(new Terms(ONE.assumptions(), Set.of("gap", "hole"), 1, false, ONE.notes()));
  }

  @Test
  void anotherNoteLeavesTheRestAsItIs() {
    assertThat(ONE.withNote("word"))
        .isEqualTo(new Terms(ONE.assumptions(), ONE.gaps(), 1, false, Set.of("note", "word")));
  }

  @Test
  void oneThreadIsNotTheSameAsAnUnknownNumber() {
    assertThat(ONE.onlyOneThread()).isTrue();
    assertThat(OTHER.onlyOneThread()).isFalse();
    assertThat(Terms.UNKNOWN.onlyOneThread()).isFalse();
  }

  @Test
  void onlyALongTimeoutLeavesSchedulesOut() {
    assertThat(OTHER.leavesOutTimeouts()).isTrue();
    assertThat(ONE.leavesOutTimeouts()).isFalse();
  }
}
