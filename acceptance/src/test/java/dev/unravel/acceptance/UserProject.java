package dev.unravel.acceptance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The folder of a Maven project that is not ours. */
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

  /** Writes a file of the resources to where it belongs in the project. */
  static void copy(String folder, String file, Path project) throws IOException {
    Path to = project.resolve(file);
    Files.createDirectories(to.getParent());
    try (var resource = UserProject.class.getResourceAsStream("/" + folder + "/" + file)) {
      Files.copy(resource, to);
    }
  }
}
