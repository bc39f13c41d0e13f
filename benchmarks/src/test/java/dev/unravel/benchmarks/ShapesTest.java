package dev.unravel.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.benchmarks.shapes.Shapes;
import dev.unravel.trace.Settings;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shapes are what they claim to be: right without preemption, wrong on some schedule. */
class ShapesTest extends WorkerTest {
  /** A random walk hardly finds these, which is what they are for; their small variants it does. */
  private static final Set<String> TOO_HARD =
      Set.of(
          "reorder-10",
          "reorder-20",
          "reorder-50",
          "reorder-100",
          "twostage-20",
          "twostage-50",
          "twostage-100",
          "safestack");

  private static final long ENOUGH = 100_000;

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  void passesWithoutPreemption(String name) {
    assertPassesWithoutPreemption(shape(name));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("findable")
  void failsAsItSaysOnSomeSchedule(String name) {
    assertFailsAsItSays(shape(name), Settings.defaults(), ENOUGH);
  }

  @Test
  void whatSamplingHardlyFindsIsComeToStateByState() {
    assertFailsAsItSays(shape("safestack"), Settings.defaults().withStrategy("states"), ENOUGH);
  }

  @Test
  void namesAreDistinct() {
    assertThat(names()).doesNotHaveDuplicates().containsAll(TOO_HARD);
  }

  static Stream<String> names() {
    return Shapes.all().stream().map(Shape::name);
  }

  static Stream<String> findable() {
    return names().filter(name -> !TOO_HARD.contains(name));
  }

  private static Shape shape(String name) {
    return Shapes.all().stream().filter(shape -> shape.name().equals(name)).findAny().orElseThrow();
  }
}
