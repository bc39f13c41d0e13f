package dev.unravel.launch.jdk;

import dev.unravel.launch.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The JDKs of this machine, where installers usually put them. */
public final class InstalledJdks {
  private InstalledJdks() {}

  /** All usable ones, the newest first, one for each feature version. */
  public static List<Jdk> find() {
    TreeMap<Integer, Jdk> byFeature = new TreeMap<>(Comparator.reverseOrder());
    Jdk current = Jdk.current();
    byFeature.put(current.feature(), current);
    for (Path home : candidates()) {
      try {
        Jdk jdk = Jdk.at(home);
        byFeature.putIfAbsent(jdk.feature(), jdk);
      } catch (UsageException notUsable) {
        // Too old, or no JDK at all.
      }
    }
    return List.copyOf(byFeature.values());
  }

  /** The one with this feature version. */
  public static Optional<Jdk> withFeature(int feature) {
    return find().stream().filter(jdk -> jdk.feature() == feature).findFirst();
  }

  /**
   * Where a trace should be repeated: on the JDK it was recorded on, as far as there is one.
   *
   * @param version the recorded version
   */
  public static Jdk closestTo(String version) {
    Jdk current = Jdk.current();
    try {
      int feature = JdkVersion.feature(version);
      return feature == current.feature() ? current : withFeature(feature).orElse(current);
    } catch (UsageException noNumber) {
      return current; // A trace comes from anywhere, and may say anything.
    }
  }

  private static List<Path> candidates() {
    List<Path> homes = new ArrayList<>();
    System.getenv().entrySet().stream()
        .filter(e -> e.getKey().startsWith("JAVA_HOME") && !e.getValue().isBlank())
        .forEach(e -> homes.add(Path.of(e.getValue())));
    Path user = Path.of(System.getProperty("user.home"));
    for (Path folder :
        List.of(
            Path.of("/usr/lib/jvm"),
            Path.of("/usr/java"),
            Path.of("/opt/java"),
            Path.of("/opt/jdk"),
            Path.of("/Library/Java/JavaVirtualMachines"),
            user.resolve("Library/Java/JavaVirtualMachines"),
            user.resolve(".sdkman/candidates/java"),
            user.resolve(".jdks"))) {
      homes.addAll(inside(folder));
    }
    return homes;
  }

  private static List<Path> inside(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> homes = Files.list(folder)) {
      return homes.filter(Files::isDirectory).sorted().toList();
    } catch (IOException notReadable) {
      return List.of();
    }
  }
}
