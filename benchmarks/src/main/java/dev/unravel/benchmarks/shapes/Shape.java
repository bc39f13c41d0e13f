package dev.unravel.benchmarks.shapes;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Target;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/**
 * A program with a bug that some schedules show.
 *
 * @param name what it is called in tables
 * @param program its main class
 * @param arguments which variant
 * @param kind how the bug shows
 */
public record Shape(String name, Class<?> program, List<String> arguments, FailureKind kind) {

  /** What a worker is to run. */
  public Target target() {
    return new Target(List.of(classes()), program.getName(), arguments, List.of(), new byte[0]);
  }

  private static String classes() {
    try {
      return Path.of(Shape.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
