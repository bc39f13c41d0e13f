package dev.unravel.diagnose.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.explain.Script;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Operation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OrdersTest {
  private final Orders orders =
      new Orders(
          new Script("one", "two")
              .act(1, Operation.READ, "A#1", "x", "0")
              .act(2, Operation.READ, "A#1", "x", "0")
              .act(2, Operation.WRITE, "A#1", "x", "1")
              .act(1, Operation.WRITE, "A#1", "x", "1")
              .act(2, Operation.END, "", "", "")
              .facts());

  @Test
  void aPairComesTogetherAndTheRestBehindIt() {
    assertThat(orders.together(0, 3)).containsExactly(new Interval(1, 2), new Interval(2, 3));
  }

  @Test
  void aLaterActionComesBeforeAnEarlierOne() {
    assertThat(orders.before(3, 1)).containsExactly(new Interval(1, 2), new Interval(2, 3));
    assertThat(orders.before(2, 0))
        .containsExactly(new Interval(2, 2), new Interval(1, 2), new Interval(2, 1));
  }

  @Test
  void allPairsComeTogetherEachAtItsBeginning() {
    List<Interval> order = orders.allTogether(Map.of(0, 3, 1, 2));

    assertThat(order).containsExactly(new Interval(1, 2), new Interval(2, 3));
  }
}
