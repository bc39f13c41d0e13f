package dev.unravel.launch.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Assumed;
import dev.unravel.trace.Assumption;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Novelty;
import dev.unravel.wire.Terms;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The words of a claim, and when there are none. */
class ClaimTest {
  private static final Set<Assumption> ASSUMED = Set.of(Assumption.THIS_INPUT);
  private static final Terms GOOD = new Terms(ASSUMED, Set.of(), 2, false, Set.of());

  @Test
  void aSearchThatHasNothingLeftClaimsEverySchedule() {
    assertThat(claim(true, 2, GOOD).schedules()).contains("every schedule");
    assertThat(claim(true, -1, GOOD).schedules()).contains("every schedule");
  }

  @Test
  void aSearchInOrderOfPreemptionsClaimsThoseItHasFinished() {
    assertThat(claim(false, 0, GOOD).schedules())
        .contains("every schedule with at most 0 preemptions");
    assertThat(claim(false, 1, GOOD).schedules())
        .contains("every schedule with at most 1 preemption");
    assertThat(claim(false, 2, GOOD).schedules())
        .contains("every schedule with at most 2 preemptions");
  }

  @Test
  void aSearchThatWasCutShortClaimsAndObjectsNothing() {
    Claim claim = claim(false, -1, GOOD.withGap("files"));

    assertThat(claim.schedules()).isEmpty();
    assertThat(claim.assumptions()).isEmpty();
    assertThat(claim.objections()).isEmpty();
  }

  @Test
  void aLongTimeoutIsPartOfTheClaim() {
    Terms timeouts = new Terms(Set.of(Assumption.LONG_TIMEOUTS), Set.of(), 2, false, Set.of());

    assertThat(claim(true, 2, timeouts).schedules())
        .contains("every schedule in which no timeout of 1 s or more passes early");
    assertThat(claim(false, 1, timeouts).schedules())
        .contains(
            "every schedule with at most 1 preemption in which no timeout of 1 s or more passes"
                + " early");
    assertThat(Claim.withoutTimeouts(Settings.defaults().withPatience(1_500)))
        .isEqualTo("in which no timeout of 1500 ms or more passes early");
  }

  @Test
  void aClaimListsWhatItAssumes() {
    assertThat(claim(true, 2, GOOD).assumptions())
        .extracting(Assumed::id)
        .containsExactly("this-input");
  }

  @Test
  void whereSomethingWasNotControlledNothingIsClaimedAndTheReasonNamed() {
    for (boolean exhausted : new boolean[] {true, false}) {
      Claim claim = claim(exhausted, 1, GOOD.withGap("files"));

      assertThat(claim.schedules()).isEmpty();
      assertThat(claim.assumptions()).isEmpty();
      assertThat(claim.objections()).containsExactly("not every schedule: files");
    }
  }

  @Test
  void whereOnlyOneThreadRanNothingIsClaimedAndThatIsSaid() {
    Claim claim = claim(true, 2, new Terms(ASSUMED, Set.of(), 1, false, Set.of()));

    assertThat(claim.schedules()).isEmpty();
    assertThat(claim.objections())
        .containsExactly("only one thread ran, so there was nothing to schedule");
  }

  @Test
  void aWorkerThatCouldNotSeeSomethingClaimsNothing() {
    assertThat(claim(true, 2, GOOD, Set.of("a class was left out")).schedules()).isEmpty();
  }

  private static Claim claim(boolean exhausted, int preemptions, Terms terms) {
    return claim(exhausted, preemptions, terms, Set.of());
  }

  private static Claim claim(
      boolean exhausted, int preemptions, Terms terms, Set<String> uncontrolled) {
    Coverage coverage =
        new Coverage(
            1,
            new long[] {1},
            1,
            0,
            preemptions,
            exhausted,
            Map.of("preemption", 1L),
            Novelty.UNKNOWN,
            uncontrolled,
            terms);
    return new Claim(coverage, Settings.defaults());
  }
}
