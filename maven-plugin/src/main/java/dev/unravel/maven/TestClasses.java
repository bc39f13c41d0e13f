package dev.unravel.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The test classes that a project has compiled.
 *
 * @param folder where they are
 */
record TestClasses(Path folder) {
  private static final String SUFFIX = ".class";

  /**
   * The tests that are meant by what people give to Surefire: {@code FlakyTest}, {@code
   * FlakyTest#method}, with or without the package.
   */
  List<String> named(String test) {
    int hash = (test + "#").indexOf('#');
    String type = test.substring(0, hash).replace('/', '.');
    return names()
        .filter(n -> n.equals(type) || n.endsWith("." + type))
        .map(name -> name + test.substring(hash))
        .sorted()
        .toList();
  }

  boolean exist() {
    return names().findAny().isPresent();
  }

  private Stream<String> names() {
    if (!Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> folder.relativize(file).toString())
          .filter(file -> file.endsWith(SUFFIX))
          .map(file -> file.substring(0, file.length() - SUFFIX.length()))
          .map(file -> file.replace(folder.getFileSystem().getSeparator(), "."))
          .toList()
          .stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
