package dev.unravel.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.UsageException;
import dev.unravel.trace.Target;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A number takes the place of its name in braces. */
class ArgumentSeriesTest {
  private static final Target TARGET =
      new Target(
          List.of("classes"),
          "Main",
          List.of("{n}", "a{n}b", "{m}"),
          List.of("-Dn={n}"),
          new byte[] {1});

  @Test
  void everyPlaceIsFilled() {
    Target filled = ArgumentSeries.parse("n=1..4").with(3, TARGET);

    assertThat(filled.arguments()).containsExactly("3", "a3b", "{m}");
    assertThat(filled.jvmOptions()).containsExactly("-Dn=3");
    assertThat(filled.mainClass()).isEqualTo("Main");
    assertThat(filled.standardInput()).containsExactly(1);
  }

  @Test
  void oneNumberIsASeriesToo() {
    assertThat(ArgumentSeries.parse("n=2")).isEqualTo(new ArgumentSeries("n", 2, 2));
    assertThat(ArgumentSeries.parse("n=-1..1")).isEqualTo(new ArgumentSeries("n", -1, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"n", "n=", "1..4", "n=4..1", "n=1...4", "n=1..99999999999", "{n}=1..2"})
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> ArgumentSeries.parse(text))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(text);
  }

  @Test
  void aNumberThatHasNoPlaceIsRefused() {
    ArgumentSeries series = ArgumentSeries.parse("k=1..2");

    assertThatThrownBy(() -> series.with(1, TARGET))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("--for k=1..2 Main {k}");
  }

  @Test
  void aTestGetsItFromTheOptionsOfItsJvm() {
    ArgumentSeries series = ArgumentSeries.parse("n=1..2");
    Target test = Target.tests(List.of(), "Test", List.of("-Dn={n}"));

    assertThat(series.with(2, test).jvmOptions()).containsExactly("-Dn=2");
    assertThatThrownBy(() -> series.with(2, Target.tests(List.of(), "Test{n}", List.of())))
        .hasMessageContaining("--jvm -Dn={n}");
  }
}
