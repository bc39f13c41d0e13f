package dev.unravel.launch;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Finds the jars that are handed to other JVMs and so are not on the controller's own class path.
 * In an installation they lie beside the jar of this class, in a source tree in the modules' target
 * folders.
 */
final class Installation {
  private Installation() {}

  /**
   * @param property system property that names the file, and wins
   * @param module the module that builds it
   * @param names how the file may be called
   */
  static Optional<Path> find(String property, String module, List<String> names) {
    String told = System.getProperty(property);
    if (told != null) {
      Path path = Path.of(told);
      return Files.exists(path) ? Optional.of(path.toAbsolutePath()) : Optional.empty();
    }
    Path here = codeOf(Installation.class);
    for (Path folder = here.getParent(); folder != null; folder = folder.getParent()) {
      for (String name : names) {
        for (Path candidate :
            List.of(folder.resolve(name), folder.resolve(module).resolve("target").resolve(name))) {
          if (Files.exists(candidate)) {
            return Optional.of(candidate);
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Path codeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
