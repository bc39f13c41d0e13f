package dev.unravel.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ShownThreadTest {
  private final ShownThread thread = new ShownThread();

  @Test
  void theDebuggerKeepsTheNumberOfTheFirstThread() {
    thread.runs(5);
    thread.runs(7);

    assertThat(thread.shown()).isEqualTo(5);
    assertThat(thread.running()).isEqualTo(7);
    assertThat(thread.swap(5)).isEqualTo(7);
    assertThat(thread.swap(7)).isEqualTo(5);
    assertThat(thread.swap(6)).isEqualTo(6);
  }

  @Test
  void everyThreadIsThereOnceWhoeverRuns() {
    thread.runs(1);
    for (long runs = 1; runs <= 4; runs++) {
      thread.runs(runs);
      assertThat(LongStream.rangeClosed(1, 4).map(thread::swap))
          .containsExactlyInAnyOrder(1L, 2L, 3L, 4L);
      assertThat(LongStream.rangeClosed(1, 4).map(thread::swap).map(thread::swap))
          .containsExactly(1L, 2L, 3L, 4L);
    }
  }
}
