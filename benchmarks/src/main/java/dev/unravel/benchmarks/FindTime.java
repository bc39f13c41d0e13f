package dev.unravel.benchmarks;

import dev.unravel.benchmarks.shapes.Shape;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.jdk.Jdk;
import java.util.List;
import java.util.Locale;

/** How long a user waits for the failure of each shape, with default settings. */
final class FindTime {
  private static final long MILLIS = 20_000;

  private FindTime() {}

  static void print(List<Shape> shapes, Jdk jdk) {
    System.out.printf(
        "A search with default settings in new JVMs, at most %d s, JDK %d.%n%n",
        MILLIS / 1000, jdk.feature());
    System.out.println("| shape | found | seconds | executions | strategy | repeats |");
    System.out.println("|---|---|---:|---:|---|---|");
    int found = 0;
    for (Shape shape : shapes) {
      found += row(shape, jdk) ? 1 : 0;
    }
    System.out.printf("%nFound %d of %d.%n", found, shapes.size());
  }

  private static boolean row(Shape shape, Jdk jdk) {
    RealSearch search;
    try {
      search = RealSearch.run(shape.target(), jdk, MILLIS);
    } catch (LaunchException | WorkerLostException failed) {
      System.out.printf("| %s | %s | | | | |%n", shape.name(), failed.getMessage());
      return false;
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %.1f | %,d | %s | %s |%n",
        shape.name(),
        search.signature().map(signature -> signature.kind().word()).orElse("-"),
        search.seconds(),
        search.result().executions(),
        search.strategy(),
        search.repeats());
    return search.signature().isPresent();
  }
}
