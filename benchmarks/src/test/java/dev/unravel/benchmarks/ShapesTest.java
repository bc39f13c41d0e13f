package dev.unravel.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.benchmarks.shapes.Shapes;
import dev.unravel.trace.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shapes are what they claim to be: right without preemption, wrong on some schedule. */
class ShapesTest {
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

  private static final List<String> COMPLAINTS = new ArrayList<>();
  private static ShapeWorker worker;

  @BeforeAll
  static void startWorker() {
    worker = TestWorker.start(COMPLAINTS::add);
  }

  @AfterAll
  static void stopWorker() {
    if (worker != null) {
      worker.close();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  void passesWithoutPreemption(String name) {
    // The first execution of every search is one without preemption.
    assertThat(worker.firstFailure(shape(name), Settings.defaults(), 1, 0)).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("findable")
  void failsAsItSaysOnSomeSchedule(String name) {
    COMPLAINTS.clear();

    assertThat(worker.firstFailure(shape(name), Settings.defaults(), ENOUGH, 0)).isPresent();
    assertThat(COMPLAINTS).isEmpty();
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
