package dev.unravel.launch.target;

import dev.unravel.launch.UsageException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The program that {@code java -jar} would run: the manifest's Main-Class, with its Class-Path
 * followed.
 */
public final class JarProgram {
  private JarProgram() {}

  static TargetSpec.Program read(Path jar) {
    if (!Files.isRegularFile(jar)) {
      throw new UsageException("there is no jar file " + jar);
    }
    String mainClass;
    try {
      mainClass = attributes(jar).getValue(Attributes.Name.MAIN_CLASS);
    } catch (IOException broken) {
      throw new UsageException(jar + " is not a readable jar file: " + broken.getMessage());
    }
    if (mainClass == null || mainClass.isBlank()) {
      throw new UsageException(
          jar + " names no Main-Class in its manifest; use -cp " + jar + " and the main class");
    }
    return new TargetSpec.Program(withClassPath(jar), mainClass.trim());
  }

  /** A jar, and what its manifest names. */
  public static List<String> withClassPath(Path jar) {
    Set<Path> seen = new LinkedHashSet<>();
    Deque<Path> open = new ArrayDeque<>(List.of(jar));
    while (!open.isEmpty()) {
      Path next = open.pop();
      // As java does, an entry of a manifest that does not exist is passed over.
      if (Files.exists(next) && seen.add(next) && Files.isRegularFile(next)) {
        try {
          List<Path> mentioned = mentionedIn(next);
          for (int i = mentioned.size() - 1; i >= 0; i--) {
            open.push(mentioned.get(i));
          }
        } catch (IOException noJar) {
          // And so is a file that is no jar: Gradle puts any that is depended on into the path.
          seen.remove(next);
        }
      }
    }
    return seen.stream().map(Path::toString).toList();
  }

  private static List<Path> mentionedIn(Path jar) throws IOException {
    String value = attributes(jar).getValue(Attributes.Name.CLASS_PATH);
    List<Path> paths = new ArrayList<>();
    for (String entry : value == null ? new String[0] : value.trim().split(" +")) {
      try {
        URI uri = jar.toUri().resolve(entry);
        if ("file".equals(uri.getScheme())) {
          paths.add(Path.of(uri).normalize());
        }
      } catch (IllegalArgumentException notAnAddress) {
        // java passes over these as well.
      }
    }
    return paths;
  }

  private static Attributes attributes(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      Manifest manifest = file.getManifest();
      return manifest == null ? new Attributes() : manifest.getMainAttributes();
    }
  }
}
