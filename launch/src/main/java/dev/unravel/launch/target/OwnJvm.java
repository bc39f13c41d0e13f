package dev.unravel.launch.target;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The JVM that this runs in, as a pattern for workers: a test that is started by a build tool gets
 * a worker with the same classes, options and system properties.
 */
public final class OwnJvm {
  /** What every JVM has of its own, and what is about the tool that started this one. */
  private static final List<String> NOT_PASSED_ON =
      List.of(
          "java.",
          "jdk.",
          "sun.",
          "os.",
          "user.",
          "file.",
          "line.",
          "path.",
          "native.",
          "stdout.",
          "stderr.",
          "stdin.",
          "surefire.",
          "idea.",
          "org.gradle.",
          "unravel.");

  private OwnJvm() {}

  /**
   * The class path, with what the manifests of its jars name: build tools like to hide it there.
   */
  public static List<String> classPath() {
    Set<String> entries = new LinkedHashSet<>();
    for (String property : List.of("java.class.path", "jdk.module.path")) {
      for (String entry : System.getProperty(property, "").split(File.pathSeparator)) {
        Path path = Path.of(entry).toAbsolutePath().normalize();
        if (!entry.isEmpty() && Files.isDirectory(path)) {
          entries.add(path.toString());
        } else if (!entry.isEmpty() && Files.isRegularFile(path)) {
          entries.addAll(JarProgram.withClassPath(path));
        }
      }
    }
    return List.copyOf(entries);
  }

  /** Options of this JVM that decide what the code on the class path does. */
  public static List<String> options() {
    List<String> options = new ArrayList<>();
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (option.startsWith("-Xm")
          || option.startsWith("-Xss")
          || option.equals("--enable-preview")
          || option.startsWith("--add-")
          || option.startsWith("--enable-native-access")) {
        options.add(option);
      }
    }
    Map<String, String> properties = new TreeMap<>();
    System.getProperties()
        .forEach((name, value) -> properties.put(String.valueOf(name), String.valueOf(value)));
    properties.forEach(
        (name, value) -> {
          if (NOT_PASSED_ON.stream().noneMatch(name::startsWith)) {
            options.add("-D" + name + "=" + value);
          }
        });
    return options;
  }
}
