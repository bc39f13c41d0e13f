package dev.unravel.launch.target;

import dev.unravel.launch.UsageException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A class path as the {@code java} launcher reads it, except that an entry which does not exist is
 * an error: java ignores it, and the typo shows up much later as a class that is not found.
 */
final class ClassPath {
  private ClassPath() {}

  /** The entries, as absolute paths. */
  static List<String> parse(String classPath, Path workingDirectory) {
    List<String> entries = new ArrayList<>();
    // Limit -1: an empty entry, also the last, means the working directory.
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      if (entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
        String folder = entry.substring(0, entry.length() - 1);
        entries.addAll(jarsIn(existing(folder, workingDirectory), entry));
      } else {
        entries.add(existing(entry, workingDirectory).toString());
      }
    }
    return List.copyOf(entries);
  }

  private static Path existing(String entry, Path workingDirectory) {
    Path path = workingDirectory.resolve(entry).normalize();
    if (!Files.exists(path)) {
      throw new UsageException("class path entry " + entry + " does not exist");
    }
    return path;
  }

  private static List<String> jarsIn(Path folder, String entry) {
    try (Stream<Path> files = Files.list(folder)) {
      // Sorted, where java takes them as they come: the same command must find the same classes.
      return files
          .filter(Files::isRegularFile)
          .map(Path::toString)
          .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(".jar"))
          .sorted()
          .toList();
    } catch (IOException notListable) {
      throw new UsageException("class path entry " + entry + " is not a readable directory");
    }
  }
}
