package dev.unravel.explore.junit;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Main class of a JVM that lists the tests of a class path, a line for each, and runs none. The
 * class path is that of the JVM; its arguments are the folders and jars to look into.
 */
public final class TestList {
  private static final String SUFFIX = ".class";

  private TestList() {}

  public static void main(String[] roots) throws Throwable {
    // Whatever the classes print when they are loaded is not part of the list.
    PrintStream out = System.out;
    System.setOut(System.err);
    Set<Path> paths = new LinkedHashSet<>();
    for (String root : roots) {
      paths.add(Path.of(root));
    }
    for (String name : of(paths, TestList.class.getClassLoader())) {
      out.println(name);
    }
    out.flush();
    // A class may have started a thread.
    Runtime.getRuntime().halt(0);
  }

  private static Set<String> of(Set<Path> roots, ClassLoader loader) throws Throwable {
    Set<String> names = new LinkedHashSet<>();
    PlatformTests platform = PlatformTests.on(loader);
    if (platform != null) {
      platform.list(roots, names::add);
    }
    OldTests old = OldTests.on(loader);
    if (old != null) {
      Set<String> known = new LinkedHashSet<>();
      names.forEach(name -> known.add(name.replaceFirst("#.*", "")));
      for (Path root : roots) {
        for (String name : classesIn(root)) {
          if (!known.contains(name)) {
            list(old, name, loader, names);
          }
        }
      }
    }
    return names;
  }

  private static void list(OldTests old, String name, ClassLoader loader, Set<String> names)
      throws Throwable {
    Class<?> type;
    try {
      type = Class.forName(name, false, loader);
      if (!Modifier.isPublic(type.getModifiers()) || Modifier.isAbstract(type.getModifiers())) {
        return; // JUnit 4 would only complain.
      }
      type.getMethods();
    } catch (ClassNotFoundException | LinkageError unusable) {
      return;
    }
    old.list(type, names::add);
  }

  /** The names of the classes in a folder or a jar. */
  private static List<String> classesIn(Path root) {
    if (Files.isRegularFile(root)) {
      try (JarFile jar = new JarFile(root.toFile())) {
        return jar.stream()
            .map(JarEntry::getName)
            .filter(name -> name.endsWith(SUFFIX) && !name.startsWith("META-INF/"))
            .map(file -> className(file, "/"))
            .sorted()
            .toList();
      } catch (IOException noJar) {
        return List.of();
      }
    }
    if (!Files.isDirectory(root)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(SUFFIX))
          .map(file -> className(file, root.getFileSystem().getSeparator()))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String className(String file, String separator) {
    return file.substring(0, file.length() - SUFFIX.length()).replace(separator, ".");
  }
}
