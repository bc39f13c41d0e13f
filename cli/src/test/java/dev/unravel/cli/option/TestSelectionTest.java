package dev.unravel.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TestSelectionTest {
  @Test
  void namesBeginAsOneOfThoseThatAreWanted() {
    TestSelection selection = new TestSelection(List.of("a.B", "c."), List.of());

    assertThat(selection.contains("a.B#x")).isTrue();
    assertThat(selection.contains("c.D#x")).isTrue();
    assertThat(selection.contains("x.a.B#x")).isFalse();
  }

  @Test
  void whatIsExcludedIsLeftOutThoughItIsWanted() {
    TestSelection selection = new TestSelection(List.of(""), List.of("a.B#slow", " "));

    assertThat(selection.contains("a.B#slowest")).isFalse();
    assertThat(selection.contains("a.B#fast")).isTrue();
  }

  @Test
  void aStarStandsForAnyTextAndADotForItself() {
    TestSelection selection = new TestSelection(List.of("*Pool*#"), List.of("a.b"));

    assertThat(selection.contains("x.MyPoolTest#one")).isTrue();
    assertThat(selection.contains("x.Test#pool")).isFalse();
    assertThat(selection.contains("axb.PoolTest#one")).isTrue();
  }
}
