package dev.unravel.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.benchmarks.raytracer.Main;
import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.benchmarks.tinertia.TinertiaPrograms;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Settings;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs of the tables are right without preemption, and a random walk shows their bug. */
class TinertiaProgramsTest extends WorkerTest {
  private static final Settings RANDOM = Settings.defaults().withStrategy("random");
  private static final long ENOUGH = 20_000;

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  void passesWithoutPreemption(String name) {
    assertPassesWithoutPreemption(program(name));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  void failsAsItSaysOnSomeSchedule(String name) {
    assertFailsAsItSays(program(name), RANDOM, ENOUGH);
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
