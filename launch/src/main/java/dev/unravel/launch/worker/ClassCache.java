package dev.unravel.launch.worker;

import dev.unravel.launch.jdk.Jdk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The cache in which workers keep the instrumented classes of a JDK for the next worker. There is a
 * file for each JDK, agent and set of options that shape classes; all of that is in its name.
 *
 * <p>What is in it will be run, so it has to be a place that nobody but the user can write to; any
 * other is not used.
 */
final class ClassCache {

  /** Names another directory, or is {@code off}. */
  static final String VARIABLE = "UNRAVEL_CACHE";

  private static final String SUFFIX = ".classes";
  private static final int MOST_FILES = 16;

  private final Map<String, String> environment;

  ClassCache(Map<String, String> environment) {
    this.environment = environment;
  }

  /**
   * The file for a worker, whether it exists or not.
   *
   * @param agent the agent's jar
   * @param options the agent's options that shape classes
   */
  Optional<Path> file(Jdk jdk, Path agent, String options, List<String> jvmOptions) {
    // Other classes in the place of the JDK's own.
    if (jvmOptions.stream().anyMatch(option -> option.startsWith("--patch-module"))) {
      return Optional.empty();
    }
    try {
      Optional<Path> directory = directory();
      if (directory.isEmpty() || !prepare(directory.get())) {
        return Optional.empty();
      }
      Path file = directory.get().resolve(name(jdk, agent, options) + SUFFIX);
      if (Files.exists(file)) {
        return Optional.of(file).filter(ClassCache::isPrivate);
      }
      makeRoom(directory.get());
      return Optional.of(file);
    } catch (IOException | UncheckedIOException | UnsupportedOperationException unusable) {
      return Optional.empty();
    }
  }

  private Optional<Path> directory() {
    String told = environment.getOrDefault(VARIABLE, "");
    if (!told.isEmpty()) {
      return told.equals("off") ? Optional.empty() : Optional.of(Path.of(told).toAbsolutePath());
    }
    // Java knows none where the user is not in the list of users, as often in containers.
    String homeOfShell = environment.getOrDefault("HOME", "");
    Path home =
        Path.of(homeOfShell.startsWith("/") ? homeOfShell : System.getProperty("user.home"));
    String common = environment.getOrDefault("XDG_CACHE_HOME", "");
    // As its specification has it, a relative path is to be ignored.
    Path caches = common.startsWith("/") ? Path.of(common) : home.resolve(".cache");
    return Optional.of(caches.resolve("unravel")).filter(Path::isAbsolute);
  }

  private static boolean prepare(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      Files.createDirectories(directory.getParent());
      Files.createDirectory(
          directory,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }
    return isPrivate(directory);
  }

  private static boolean isPrivate(Path path) {
    try {
      PosixFileAttributes attributes = Files.readAttributes(path, PosixFileAttributes.class);
      UserPrincipal user =
          path.getFileSystem()
              .getUserPrincipalLookupService()
              .lookupPrincipalByName(System.getProperty("user.name"));
      return attributes.owner().equals(user)
          && !attributes.permissions().contains(PosixFilePermission.GROUP_WRITE)
          && !attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE);
    } catch (IOException | UnsupportedOperationException unknown) {
      return false;
    }
  }

  private static String name(Jdk jdk, Path agent, String options) throws IOException {
    BasicFileAttributes modules =
        Files.readAttributes(jdk.home().resolve("lib/modules"), BasicFileAttributes.class);
    CRC32 sum = new CRC32();
    sum.update(Files.readAllBytes(agent));
    return String.join(
        "-",
        jdk.version().replaceAll("[^A-Za-z0-9.+_]", "_"),
        Long.toHexString(modules.size()),
        Long.toHexString(modules.lastModifiedTime().toMillis()),
        Long.toHexString(sum.getValue()),
        options);
  }

  /** Files of agents that are gone would stay for ever. */
  private static void makeRoom(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      List<Path> old =
          files
              .filter(file -> file.toString().endsWith(SUFFIX))
              .sorted(Comparator.comparing((Path file) -> file.toFile().lastModified()).reversed())
              .skip(MOST_FILES - 1)
              .toList();
      for (Path file : old) {
        Files.deleteIfExists(file);
      }
    }
  }
}
