package dev.unravel.explore.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.wire.Novelty;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DistinctOrdersTest {
  private final DistinctOrders orders = new DistinctOrders();

  @Test
  void nothingIsSaidAfterAFewExecutions() {
    LongStream.rangeClosed(1, 99).forEach(orders::add);
    assertThat(orders.novelty()).isEqualTo(Novelty.UNKNOWN);

    orders.add(100);
    assertThat(orders.novelty()).isEqualTo(new Novelty(68, 68));
  }

  @Test
  void onlyTheLaterExecutionsCount() {
    LongStream.rangeClosed(1, 600).forEach(orders::add);
    // Behind the 256th there are 344 new ones so far, and now 400 more, ten of them new.
    LongStream.range(0, 400).forEach(i -> orders.add(i < 10 ? 1_000 + i : 7));

    assertThat(orders.novelty()).isEqualTo(new Novelty(744, 354));
  }

  @Test
  void betweenHalfAndThreeQuartersAreLookedAt() {
    for (int n = 1; n <= 5_000; n++) {
      orders.add(n % 50);
      if (n >= 100) {
        assertThat(orders.novelty().executions() / (double) n).isBetween(0.5, 0.75);
      }
    }
    assertThat(orders.novelty().newOrders()).isZero();
  }

  @Test
  void thoseOfWhichNobodyAskedCountToo() {
    LongStream.rangeClosed(1, 130).forEach(orders::addLater);
    assertThat(orders.novelty()).isEqualTo(new Novelty(66, 66));
  }

  @Test
  void whenThereAreTooManyToCountTheLastEstimateStays() {
    int most = 1 << 20;
    LongStream.rangeClosed(1, most + 5_000).forEach(orders::add);

    assertThat(orders.count()).isZero();
    assertThat(orders.novelty()).isEqualTo(new Novelty(most / 2, most / 2));
  }
}
