package dev.unravel.explore.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SiteCountsTest {
  private final SiteCounts counts = new SiteCounts();

  @Test
  void everySiteIsCountedByItself() {
    counts.add(5);
    counts.add(7_000);

    assertThat(counts.add(5)).isEqualTo(2);
    assertThat(counts.of(7_000)).isEqualTo(1);
    assertThat(counts.of(1_000_000)).isZero();
  }

  @Test
  void sitesAreListedOnceInTheOrderInWhichTheyCame() {
    IntStream.range(0, 200).forEach(i -> counts.add(3 * (i % 100)));

    assertThat(IntStream.range(0, counts.sites()).map(counts::site))
        .containsExactlyElementsOf(IntStream.range(0, 100).map(i -> 3 * i).boxed().toList());
  }

  @Test
  void nothingIsLeftOfTheExecutionBefore() {
    counts.add(5);
    counts.clear();

    assertThat(counts.sites()).isZero();
    assertThat(counts.add(5)).isEqualTo(1);
  }
}
