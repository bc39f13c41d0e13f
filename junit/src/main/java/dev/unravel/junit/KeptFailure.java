package dev.unravel.junit;

import dev.unravel.launch.folder.ReportFolder;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folder of one test below {@code .unravel} in the build folder: its last failure, simplified,
 * and the report about it.
 */
final class KeptFailure {
  private static final String TEXT = "failure.txt";

  private final Path folder;
  private final ReportFolder report;

  private KeptFailure(Path folder) {
    this.folder = folder;
    this.report = new ReportFolder(folder);
  }

  static KeptFailure of(TestedMethod test, String place) {
    String part = place.isEmpty() ? "" : "-" + place.replaceAll(".*:|\\D", "");
    return new KeptFailure(test.buildFolder().resolve(".unravel").resolve(test.fileName() + part));
  }

  Path folder() {
    return folder;
  }

  Path failing() {
    return report.failing();
  }

  Optional<Path> page() {
    return Optional.of(report.page()).filter(Files::exists);
  }

  /** The last failure, to be repeated with the class path of today. */
  Optional<Trace> trace(Target target) {
    try {
      return Files.exists(failing())
          ? Optional.of(TraceFile.read(failing()).of(target))
          : Optional.empty();
    } catch (IOException unreadable) {
      return Optional.empty(); // Written by another version, or cut short: not worth a word.
    }
  }

  void found(Path trace) {
    report.found(trace);
  }

  void write(Diagnosis diagnosis) {
    Path root = Path.of("").toAbsolutePath();
    Sources sources = Sources.of(List.of(), diagnosis.failing().target().classPath(), root);
    report.write(diagnosis, sources, root, version());
  }

  private static String version() {
    return Optional.ofNullable(KeptFailure.class.getPackage().getImplementationVersion())
        .orElse("(development)");
  }

  /** What is told about it, for the next time. */
  void keep(String text) {
    report.write(TEXT, text);
  }

  Optional<String> text() {
    try {
      return Optional.of(Files.readString(folder.resolve(TEXT)).stripTrailing());
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  /** The test passes: what was kept would only mislead. */
  void drop() {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }
}
