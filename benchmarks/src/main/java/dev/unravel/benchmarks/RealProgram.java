package dev.unravel.benchmarks;

import dev.unravel.launch.jdk.Jdk;
import dev.unravel.trace.Target;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A program with a known bug: a driver of ours in a folder of {@code benchmarks/src/real} for a
 * published artifact, for a class of the JDK, or for itself. Beside it lie its properties and the
 * breakpoints that make it fail.
 *
 * @param folder where the breakpoints and the properties are
 * @param properties what they say
 */
record RealProgram(Path folder, Properties properties) {
  private static final Path SOURCES = Path.of("benchmarks", "src", "real").toAbsolutePath();
  private static final Path SHARED = SOURCES.resolve("shared");
  private static final String PROPERTIES = "program.properties";
  private static final Path ARTIFACTS =
      Path.of("benchmarks", "target", "real-programs").toAbsolutePath();
  private static final Path CLASSES = Path.of("benchmarks", "target", "real").toAbsolutePath();

  /** All of them, by name. */
  static List<RealProgram> all() throws IOException {
    List<RealProgram> programs = new ArrayList<>();
    try (Stream<Path> folders = Files.list(SOURCES)) {
      for (Path folder : folders.filter(RealProgram::isOne).sorted().toList()) {
        programs.add(new RealProgram(folder, read(folder)));
      }
    }
    return programs;
  }

  private static boolean isOne(Path folder) {
    return Files.exists(folder.resolve(PROPERTIES));
  }

  private static Properties read(Path folder) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(folder.resolve(PROPERTIES))) {
      properties.load(reader);
    }
    return properties;
  }

  String id() {
    return folder.getFileName().toString();
  }

  /** What kind of bug it is. */
  String kind() {
    return properties.getProperty("kind");
  }

  /** What becomes of it. */
  String error() {
    return properties.getProperty("error");
  }

  /** How much ordinary work comes before the race when time is measured. */
  String rounds() {
    return properties.getProperty("rounds");
  }

  /** Classes of the JDK that it is about, if it is about any. */
  List<String> jdkClasses() {
    return words(properties, "counted");
  }

  /** Whether it has the bug on a JDK. */
  boolean hasBugOn(int feature) {
    return feature < Integer.parseInt(properties.getProperty("fixed-in-jdk", "1000"));
  }

  Path breakpoints() {
    return folder.resolve("breakpoints.txt");
  }

  /** Several bugs may be in one driver. */
  private RealProgram driver() throws IOException {
    Optional<String> other = Optional.ofNullable(properties.getProperty("program"));
    Path place = other.map(SOURCES::resolve).orElse(folder);
    return new RealProgram(place, read(place));
  }

  /** The jars it uses. */
  List<Path> artifacts() throws IOException {
    return words(driver().properties, "artifacts").stream().map(ARTIFACTS::resolve).toList();
  }

  private static List<String> words(Properties properties, String key) {
    String text = properties.getProperty(key, "").trim();
    return text.isEmpty() ? List.of() : Arrays.asList(text.split("\\s+"));
  }

  /** Where its classes are once it is built. */
  Path classes() {
    return CLASSES.resolve(id());
  }

  /** Compiles it, for the oldest JDK. */
  Target build(Jdk compiler) throws IOException, InterruptedException {
    RealProgram driver = driver();
    Files.createDirectories(classes());
    List<String> path = new ArrayList<>();
    path.add(classes().toString());
    for (Path artifact : artifacts()) {
      if (!Files.exists(artifact)) {
        throw new IOException(artifact + " is missing: run it with benchmarks/run");
      }
      path.add(artifact.toString());
    }
    List<String> command =
        List.of(
            compiler.home().resolve("bin").resolve("javac").toString(),
            "-nowarn",
            "-Xlint:none",
            "-g",
            // Otherwise the first message of a program that fails takes 30 ms of its time.
            "-XDstringConcat=inline",
            "-cp",
            String.join(File.pathSeparator, path),
            "-sourcepath",
            SHARED.toString(),
            "-d",
            classes().toString(),
            driver.folder.resolve("Main.java").toString(),
            SHARED.resolve("Timed.java").toString());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes());
    if (process.waitFor() != 0) {
      throw new IOException(id() + " cannot be built: " + output);
    }
    String main = driver.properties.getProperty("main", "Main");
    return new Target(path, main, List.of(), List.of(), new byte[0]);
  }
}
