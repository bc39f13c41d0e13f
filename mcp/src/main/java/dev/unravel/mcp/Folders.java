package dev.unravel.mcp;

import dev.unravel.launch.UsageException;
import dev.unravel.launch.target.JarProgram;
import dev.unravel.trace.Target;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The folders that were given at the start: nothing outside of them is read, written or run for a
 * client. Links are followed before a path is compared.
 */
final class Folders {
  /** Options that change what code runs are not for clients. */
  private static final List<String> HARMLESS =
      List.of(
          "-ea", "-da", "-Xm", "-Xss", "-D", "--enable-preview", "--add-opens=", "--add-exports=");

  private final List<Path> roots;

  /**
   * @param roots at least one
   */
  Folders(List<Path> roots) {
    this.roots = roots.stream().map(Folders::real).toList();
    this.roots.stream()
        .filter(root -> !Files.isDirectory(root))
        .findFirst()
        .ifPresent(
            root -> {
              throw new UsageException("there is no folder " + root);
            });
  }

  /** Where relative paths start, and where results go. */
  Path first() {
    return roots.get(0);
  }

  /** A path that a client names, if it lies inside. */
  Path inside(String name) {
    Path path = first().resolve(name).normalize();
    Path real = real(path);
    if (roots.stream().noneMatch(real::startsWith)) {
      throw new UsageException(
          name + " is not in a folder that this server was started for: " + roots);
    }
    return path;
  }

  /** A class path that a client names, as absolute paths; with what the manifests of jars name. */
  String classPath(String entries) {
    List<Path> paths =
        List.of(entries.split(File.pathSeparator)).stream().map(this::inside).toList();
    paths.forEach(this::checkManifest);
    return String.join(File.pathSeparator, paths.stream().map(Path::toString).toList());
  }

  /** A program of a trace that is to run again. */
  void check(Target target) {
    target.classPath().forEach(entry -> checkManifest(inside(entry)));
    target.jvmOptions().forEach(Folders::checkOption);
  }

  private void checkManifest(Path entry) {
    if (Files.isRegularFile(entry)) {
      JarProgram.withClassPath(entry).forEach(this::inside);
    }
  }

  /** An option for the JVM of the program. */
  static void checkOption(String option) {
    if (HARMLESS.stream().noneMatch(option::startsWith)) {
      throw new UsageException("the JVM option " + option + " is not allowed here");
    }
  }

  /** Of what does not exist yet, the part that does counts. */
  private static Path real(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    for (Path there = absolute; there != null; there = there.getParent()) {
      if (Files.exists(there)) {
        try {
          return there.toRealPath().resolve(there.relativize(absolute)).normalize();
        } catch (IOException unreadable) {
          throw new UsageException("cannot read " + path);
        }
      }
    }
    return absolute;
  }

  @Override
  public String toString() {
    return roots.toString();
  }
}
