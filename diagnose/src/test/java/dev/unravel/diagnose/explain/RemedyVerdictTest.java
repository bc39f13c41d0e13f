package dev.unravel.diagnose.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.trial.Observatory.Imposed;
import org.junit.jupiter.api.Test;

class RemedyVerdictTest {
  private static boolean survives(Imposed without, Imposed with) {
    return new RemedyVerdict(Remedy.untried("lock it"), without, with).survives();
  }

  private static Imposed ran(long executions, long failed, boolean complete) {
    return new Imposed(executions, failed, 0, complete, "");
  }

  @Test
  void oneFailureIsEnoughToRejectARemedy() {
    assertThat(survives(ran(100, 90, false), ran(500, 1, false))).isFalse();
    assertThat(survives(ran(100, 90, false), ran(500, 1, true))).isFalse();
  }

  @Test
  void aRemedySurvivesIfEverySchedulePasses() {
    assertThat(survives(ran(100, 0, false), ran(3, 0, true))).isTrue();
  }

  @Test
  void aSearchThatWasCutShortSaysSomethingOnlyIfFailuresWereToBeExpected() {
    assertThat(survives(ran(100, 10, false), ran(500, 0, false))).isTrue();
    assertThat(survives(ran(100, 1, false), ran(500, 0, false))).isFalse();
    assertThat(survives(ran(100, 0, false), ran(500, 0, false))).isFalse();
  }

  @Test
  void executionsOfWhichNobodyKnowsTheEndCountAgainstARemedy() {
    assertThat(survives(ran(100, 50, false), new Imposed(500, 0, 300, false, ""))).isFalse();
  }
}
