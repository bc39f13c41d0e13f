package dev.unravel.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.benchmarks.raytracer.Main;
import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.benchmarks.tinertia.TinertiaPrograms;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs of the tables are right without preemption, and a random walk shows their bug. */
class TinertiaProgramsTest {
  private static final Settings RANDOM = Settings.defaults().withStrategy("random");
  private static final long ENOUGH = 20_000;

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
    assertThat(worker.firstFailure(program(name), Settings.defaults(), 1, 0)).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  void failsAsItSaysOnSomeSchedule(String name) {
    COMPLAINTS.clear();

    assertThat(worker.firstFailure(program(name), RANDOM, ENOUGH, 0)).isPresent();
    assertThat(COMPLAINTS).isEmpty();
  }

  @Test
  void namesAreDistinct() {
    assertThat(names()).doesNotHaveDuplicates();
  }

  static Stream<String> names() {
    return programs().map(Shape::name);
  }

  private static Stream<Shape> programs() {
    Shape rayTracer = new Shape("ray tracer", Main.class, List.of(), FailureKind.ASSERTION);
    return Stream.concat(TinertiaPrograms.all().stream(), Stream.of(rayTracer));
  }

  private static Shape program(String name) {
    return programs().filter(program -> program.name().equals(name)).findAny().orElseThrow();
  }
}
