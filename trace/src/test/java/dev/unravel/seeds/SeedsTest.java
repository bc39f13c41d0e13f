package dev.unravel.seeds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeedsTest {
  @Test
  void aFailureNamesItsSeed() {
    List<Long> drawn = new ArrayList<>();

    assertThatThrownBy(
            () ->
                Seeds.each(
                    10,
                    draw -> {
                      drawn.add(draw.anyLong());
                      assertThat(drawn).hasSizeLessThan(4);
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("-Dunravel.seed=3: ");
  }

  @Test
  void theSameSeedDrawsTheSame() {
    assertThat(values(new Draw(7))).isEqualTo(values(new Draw(7)));
    assertThat(values(new Draw(7))).isNotEqualTo(values(new Draw(8)));
  }

  private static List<Object> values(Draw draw) {
    return List.of(draw.anyInt(), draw.anyLong(), draw.text(20), draw.set(3, 3, 0, 9));
  }
}
