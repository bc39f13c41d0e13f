package dev.unravel.conformance.random;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;

/** Runs of a program in this JVM, as it is, each with classes of its own. */
final class PlainRuns {
  private PlainRuns() {}

  /** What it ended with; it must be a program that always ends, and without failing. */
  static Set<String> outcomes(Path classes, String name, int times) {
    Set<String> outcomes = new TreeSet<>();
    for (int i = 0; i < times; i++) {
      Property.clear();
      try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
        Object outcome =
            loader
                .loadClass(name)
                .getMethod("outcome", String[].class)
                .invoke(null, (Object) new String[0]);
        outcomes.add((String) outcome);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(name, e);
      }
    }
    return outcomes;
  }
}
