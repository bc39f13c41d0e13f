package dev.unravel.diagnose.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CurveTest {
  @Test
  void theSteepestRiseIsTheFirstOfTheLargest() {
    Curve curve = new Curve(List.of(0L, 1L, 2L, 3L, 4L), List.of(2, 1, 5, 9, 9), 10);

    assertThat(curve.steepest()).isEqualTo(2);
    assertThat(curve.percent(2)).isEqualTo(50);
  }

  @Test
  void whatNeverRisesHasNoSteepestPlace() {
    assertThat(new Curve(List.of(0L, 1L, 2L), List.of(9, 9, 4), 9).steepest()).isZero();
  }
}
