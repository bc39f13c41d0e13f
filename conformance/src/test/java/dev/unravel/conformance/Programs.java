package dev.unravel.conformance;

import dev.unravel.launch.jdk.Jdk;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Finds the programs by walking the class directories. */
final class Programs {

  private static final Path MODULE = Path.of("").toAbsolutePath();

  /** Class files of the programs that run on every JDK. */
  static final Path CLASSES = MODULE.resolve("target/classes");

  private static final Path TEST_CLASSES = MODULE.resolve("target/test-classes");
  private static final Path NEWEST_SOURCES = MODULE.resolve("src/main/java25");
  private static final Path NEWEST_CLASSES = MODULE.resolve("target/java25-classes");

  /** Compiled once for each version: no test may write what another, beside it, reads. */
  private static final Map<Integer, List<Program>> NEWEST = new ConcurrentHashMap<>();

  private Programs() {}

  /** The programs with an exact set of outcomes that run on the oldest JDK. */
  static List<Program> onEveryJdk() {
    return annotatedIn(CLASSES, ".programs.");
  }

  /** The hard cases: programs that are hard on the engine, with their outcomes. */
  static List<Program> hard() {
    return annotatedIn(CLASSES, ".hard.");
  }

  /** The programs that need the newest JDK, compiled and listed by that JDK. */
  static List<Program> onlyOn(Jdk newest) {
    return NEWEST.computeIfAbsent(newest.feature(), feature -> compileAndList(newest));
  }

  private static List<Program> compileAndList(Jdk newest) {
    List<String> compile = new ArrayList<>();
    compile.add(newest.home().resolve("bin/javac").toString());
    compile.addAll(List.of("--release", String.valueOf(newest.feature()), "--enable-preview"));
    compile.addAll(List.of("-Xlint:none", "-nowarn", "-proc:none", "-cp", CLASSES.toString()));
    compile.addAll(List.of("-d", NEWEST_CLASSES.toString()));
    files(NEWEST_SOURCES, ".java").map(Path::toString).forEach(compile::add);
    output(compile);
    String classPath = CLASSES + File.pathSeparator + TEST_CLASSES;
    return output(
            List.of(
                newest.java().toString(),
                "--enable-preview",
                "-cp",
                classPath,
                ProgramLister.class.getName(),
                NEWEST_CLASSES.toString()))
        .lines()
        .map(line -> Program.parse(NEWEST_CLASSES, line))
        .toList();
  }

  /** The main classes that must pass in every schedule. */
  static List<String> correct() {
    return mainClassesIn("correct");
  }

  /** Every main class that runs on the oldest JDK and ends by itself. */
  static List<String> allMainClasses() {
    return Stream.of("correct", "determinism", "programs")
        .flatMap(area -> mainClassesIn(area).stream())
        .toList();
  }

  /** The main classes below a package of this module. */
  static List<String> mainClassesIn(String area) {
    return classNames(CLASSES)
        .filter(name -> name.startsWith(Outcomes.class.getPackageName() + "." + area + "."))
        .toList();
  }

  static List<Program> annotatedIn(Path classes, String area) {
    try (URLClassLoader loader = loader(classes)) {
      List<Program> programs = new ArrayList<>();
      for (String name : classNames(classes).filter(n -> n.contains(area)).toList()) {
        programs.add(Program.of(classes, Class.forName(name, false, loader)));
      }
      return programs;
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException("Cannot read the programs in " + classes, e);
    }
  }

  /** A loader that shares nothing but the annotation with any other. */
  static URLClassLoader loader(Path classes) {
    try {
      URL[] path = {classes.toUri().toURL()};
      return new ProgramLoader(path);
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static Stream<String> classNames(Path classes) {
    return files(classes, ".class")
        .map(file -> classes.relativize(file).toString())
        .map(file -> file.substring(0, file.length() - ".class".length()))
        .map(file -> file.replace(File.separatorChar, '.'))
        .filter(name -> !name.contains("$") && !name.endsWith("package-info"));
  }

  private static Stream<Path> files(Path directory, String suffix) {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String output(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes());
      if (process.waitFor() != 0) {
        throw new IllegalStateException(command.get(0) + " failed: " + output);
      }
      return output;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Defines the programs itself, so that each loader has their statics afresh. */
  private static final class ProgramLoader extends URLClassLoader {
    ProgramLoader(URL[] path) {
      super(path, Outcomes.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.contains(".programs.") && !name.contains(".correct.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? findClass(name) : loaded;
      }
    }
  }
}
