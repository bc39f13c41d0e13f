package dev.unravel.acceptance;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The folder of a project that is not ours, for Maven or Gradle. */
final class UserProject {
  private UserProject() {}

  /** As the Maven that runs this has them: where its repository is, and whether it may fetch. */
  static void settings(Path project) throws IOException {
    List<String> options = new ArrayList<>(List.of("-B", "-Dstyle.color=never"));
    options.add("-Dmaven.repo.local=" + System.getProperty("unravel.repository"));
    if (Boolean.getBoolean("unravel.offline")) {
      options.add("-o");
    }
    Files.createDirectories(project.resolve(".mvn"));
    Files.write(project.resolve(".mvn/maven.config"), options);
  }

  /** The same for Gradle, which is to leave nothing running behind it. */
  static void gradleSettings(Path project) throws IOException {
    Files.write(
        project.resolve("gradle.properties"),
        List.of(
            "org.gradle.daemon=false",
            "systemProp.maven.repo.local=" + System.getProperty("unravel.repository")));
  }

  /** Leaves a test out where there is no Gradle, or none that runs on this JDK. */
  static void needsGradle(Shell shell) throws IOException, InterruptedException {
    assumeTrue(shell.run("command -v gradle").status() == 0, "there is no Gradle here");
    assumeTrue(
        Runtime.version().feature() < 24, "Debian's Gradle needs the security manager of the JDK");
  }

  /** Writes a file of the resources to where it belongs in the project. */
  static void copy(String folder, String file, Path project) throws IOException {
    Path to = project.resolve(file);
    Files.createDirectories(to.getParent());
    try (var resource = UserProject.class.getResourceAsStream("/" + folder + "/" + file)) {
      Files.copy(resource, to);
    }
  }
}
