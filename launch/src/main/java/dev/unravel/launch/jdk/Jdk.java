package dev.unravel.launch.jdk;

import dev.unravel.launch.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * A JDK that a worker can run on.
 *
 * @param home its directory
 * @param version its version, as {@code 17.0.15}
 * @param feature the first number of the version
 */
public record Jdk(Path home, String version, int feature) {

  /** The oldest JDK whose classes and agents we know how to handle. */
  public static final int OLDEST = 17;

  /** The one this JVM runs on. */
  public static Jdk current() {
    return new Jdk(
        Path.of(System.getProperty("java.home")),
        System.getProperty("java.version"),
        Runtime.version().feature());
  }

  /**
   * The JDK in a directory.
   *
   * @throws UsageException when there is none, or it is too old
   */
  public static Jdk at(Path home) {
    if (!Files.isDirectory(home)) {
      throw new UsageException("there is no JDK in " + home + ": no such directory");
    }
    Path real = inBundle(home);
    if (!Files.isExecutable(javaIn(real))) {
      throw new UsageException(
          "there is no JDK in " + home + ": it has no bin/java; give the JDK's home directory");
    }
    String version = releaseVersion(real).orElseGet(() -> JdkVersion.ask(javaIn(real)));
    int feature = JdkVersion.feature(version);
    if (feature < OLDEST) {
      throw new UsageException(
          "the JDK in " + home + " is version " + version + "; " + OLDEST + " or newer is needed");
    }
    return new Jdk(real, version, feature);
  }

  /** The command that starts it. */
  public Path java() {
    return javaIn(home);
  }

  private static Path javaIn(Path home) {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    return home.resolve("bin").resolve(windows ? "java.exe" : "java");
  }

  /** On macOS people name the bundle, and the home is inside. */
  private static Path inBundle(Path home) {
    Path inside = home.resolve("Contents").resolve("Home");
    return Files.isDirectory(inside) ? inside : home;
  }

  private static Optional<String> releaseVersion(Path home) {
    Properties release = new Properties();
    try (InputStream in = Files.newInputStream(home.resolve("release"))) {
      release.load(in);
    } catch (IOException | IllegalArgumentException noReleaseFile) {
      return Optional.empty();
    }
    return Optional.ofNullable(release.getProperty("JAVA_VERSION"))
        .map(v -> v.replace("\"", "").trim());
  }
}
