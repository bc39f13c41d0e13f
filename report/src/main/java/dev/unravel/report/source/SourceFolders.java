package dev.unravel.report.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Knows where Maven, Gradle and plain projects keep their source. */
final class SourceFolders {
  private static final List<String> USUAL =
      List.of(
          "src/main/java",
          "src/test/java",
          "src/main/kotlin",
          "src/test/kotlin",
          "src/it/java",
          "src");

  /** From build/classes/java/main to the project are four steps up. */
  private static final int STEPS_UP = 4;

  private static final int MOST_MODULES = 200;

  private final Set<SourceRoot> roots = new LinkedHashSet<>();

  List<SourceRoot> roots() {
    return new ArrayList<>(roots);
  }

  void addClassPathEntry(String entry) {
    Path path;
    try {
      path = Path.of(entry).toAbsolutePath().normalize();
    } catch (InvalidPathException fromAnotherSystem) {
      return;
    }
    if (path.toString().endsWith(".jar")) {
      addSourcesJar(path);
    }
    Path project = path.getParent();
    for (int i = 0; i < STEPS_UP && project != null; i++, project = project.getParent()) {
      if (Files.isDirectory(project.resolve("src"))) {
        addProject(project);
        return;
      }
    }
  }

  void addProjectAndModules(Path directory) {
    addProject(directory);
    children(directory).stream()
        .filter(child -> Files.isDirectory(child.resolve("src")))
        .limit(MOST_MODULES)
        .forEach(this::addProject);
  }

  private void addProject(Path project) {
    for (String usual : USUAL) {
      Path folder = project.resolve(usual);
      if (Files.isDirectory(folder)) {
        roots.add(new SourceRoot.Directory(folder));
      }
    }
  }

  /** Beside the jar; Gradle's cache has a folder of its own for each file of a version. */
  private void addSourcesJar(Path jar) {
    String name = jar.getFileName().toString().replaceFirst("\\.jar$", "-sources.jar");
    Path folder = jar.getParent();
    if (folder == null) {
      return;
    }
    List<Path> folders = new ArrayList<>(List.of(folder));
    if (folder.toString().contains("files-2.1") && folder.getParent() != null) {
      folders.addAll(children(folder.getParent()));
    }
    folders.stream()
        .map(place -> place.resolve(name))
        .filter(Files::isRegularFile)
        .findFirst()
        .ifPresent(sources -> roots.add(new SourceRoot.Jar(sources)));
  }

  private static List<Path> children(Path directory) {
    try (Stream<Path> children = Files.list(directory)) {
      return children.filter(Files::isDirectory).sorted().toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }
}
