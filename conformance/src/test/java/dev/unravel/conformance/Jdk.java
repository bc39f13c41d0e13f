package dev.unravel.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An installed JDK.
 *
 * @param home where it is
 * @param version its feature version
 */
record Jdk(Path home, int version) {

  /**
   * The JDK of that feature version: the one the tests run on, or the one that the variable {@code
   * JAVAn_HOME} names, or a sibling of the running one.
   */
  static Optional<Jdk> find(int version) {
    Path running = Path.of(System.getProperty("java.home"));
    if (Runtime.version().feature() == version) {
      return Optional.of(new Jdk(running, version));
    }
    return Stream.concat(
            Stream.ofNullable(System.getenv("JAVA" + version + "_HOME")).map(Path::of),
            siblings(running).filter(home -> releaseOf(home) == version))
        .filter(home -> Files.exists(home.resolve("bin/javac")))
        .findFirst()
        .map(home -> new Jdk(home, version));
  }

  Path java() {
    return home.resolve("bin/java");
  }

  Path javac() {
    return home.resolve("bin/javac");
  }

  private static Stream<Path> siblings(Path home) {
    Path parent = Objects.requireNonNullElse(home.getParent(), home);
    try (Stream<Path> children = Files.list(parent)) {
      return children.sorted().toList().stream();
    } catch (IOException e) {
      return Stream.empty();
    }
  }

  /** The feature version in the JDK's release file, or 0. */
  private static int releaseOf(Path home) {
    Path release = home.resolve("release");
    if (!Files.exists(release)) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(release)) {
      return lines
          .filter(line -> line.startsWith("JAVA_VERSION="))
          .map(line -> line.replaceAll("[^0-9.]", "").split("\\.")[0])
          .mapToInt(Integer::parseInt)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
