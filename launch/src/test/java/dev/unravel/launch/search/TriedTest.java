package dev.unravel.launch.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.wire.Coverage;
import dev.unravel.wire.Message;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TriedTest {

  @Test
  void whatBothHaveSeenCountsOnce() {
    Tried both = done(1, 2, 3).and(done(3, 4));

    assertThat(both.coverage().distinctOrders()).isEqualTo(4);
    assertThat(both.exact()).isTrue();
  }

  @Test
  void whatCannotBeComparedIsAnUpperBound() {
    Tried both = done(1, 2, 3).and(Tried.of(new Message.Progress(10, 5, "searching", 2)));

    assertThat(both.coverage().distinctOrders()).isEqualTo(5);
    assertThat(both.exact()).isFalse();
  }

  @Test
  void workersRunAtTheSameTime() {
    Tried both = done(1).and(Tried.of(new Message.Progress(10, 25, "searching", 0)));

    assertThat(both.executions()).isEqualTo(11);
    assertThat(both.millis()).isEqualTo(25);
  }

  private static Tried done(long... orders) {
    Coverage coverage = new Coverage(orders.length, orders, 1, 0, -1, false, Map.of());
    return Tried.of(new Message.Done(orders.length, 20, Optional.empty(), coverage));
  }
}
