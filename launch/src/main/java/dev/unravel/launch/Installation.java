package dev.unravel.launch;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/**
 * Finds the jars that are handed to other JVMs and so are not on the controller's own class path.
 * In an installation they lie beside the jar of this class, in a source tree in the modules' target
 * folders. A jar that is used alone, or comes from a repository, carries them inside itself.
 */
public final class Installation {
  private static final String CARRIED = "/META-INF/unravel/";

  private Installation() {}

  /** Whether we are in a jar that has that jar inside. */
  public static boolean carries(String name) {
    return Installation.class.getResource(CARRIED + name) != null;
  }

  /** Copies a jar that is inside ours to a file, where other JVMs can use it. */
  public static void unpack(String name, Path file) {
    try (InputStream in = Installation.class.getResourceAsStream(CARRIED + name)) {
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      throw new LaunchException("cannot unpack " + name + " to " + file, failed);
    }
  }

  /**
   * The file, or nothing.
   *
   * @param property system property that names the file, and wins
   * @param names where it may be, seen from the folder of this class or any folder above
   */
  public static Optional<Path> find(String property, List<String> names) {
    String told = System.getProperty(property);
    if (told != null) {
      return Optional.of(Path.of(told).toAbsolutePath()).filter(Files::exists);
    }
    for (Path folder = codeOf(Installation.class).getParent();
        folder != null;
        folder = folder.getParent()) {
      for (String name : names) {
        if (Files.exists(folder.resolve(name))) {
          return Optional.of(folder.resolve(name));
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
