package dev.unravel.report.ci;

import dev.unravel.report.source.SourceFile;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Location;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Optional;

/** Says in which file, seen from the project's root, a place of the code is. */
@FunctionalInterface
public interface SourcePaths {

  /** The path with forward slashes, or empty if the class does not tell its file. */
  Optional<String> of(Location location);

  /** As far as it follows from the class name alone: {@code bank/Account.java}. */
  static SourcePaths byPackage() {
    return location -> {
      if (location.file().isEmpty()) {
        return Optional.empty();
      }
      int dot = location.className().lastIndexOf('.');
      String folder = dot < 0 ? "" : location.className().substring(0, dot + 1).replace('.', '/');
      return Optional.of(folder + location.file());
    };
  }

  /** As the source files that were found lie below a folder, and else by package. */
  static SourcePaths below(Path root, Sources sources) {
    SourcePaths byPackage = byPackage();
    return location ->
        sources
            .find(location)
            .flatMap(SourceFile::file)
            .flatMap(file -> relative(root, file))
            .or(() -> byPackage.of(location));
  }

  private static Optional<String> relative(Path root, Path file) {
    try {
      Path below = root.toRealPath().relativize(file);
      return below.startsWith("..")
          ? Optional.empty()
          : Optional.of(below.toString().replace(File.separatorChar, '/'));
    } catch (IOException | IllegalArgumentException elsewhere) {
      return Optional.empty();
    }
  }

  /** The path as a reference that a URI may contain. */
  static String uri(String path) {
    try {
      // A colon in the first segment would pass for a scheme.
      String relative = path.startsWith("/") || path.indexOf(':') < 0 ? path : "./" + path;
      return new URI(null, null, relative, null).toASCIIString();
    } catch (URISyntaxException odd) {
      return "unknown";
    }
  }
}
