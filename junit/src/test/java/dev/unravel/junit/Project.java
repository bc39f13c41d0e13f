package dev.unravel.junit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Tests of somebody else, compiled against a JUnit of their own.
 *
 * @param classPath where their classes are, then their jars
 */
record Project(List<String> classPath) {

  /** Compiles a source file of the resources against jars that the build has put together. */
  static Project of(String source, Path classes, String... jars) {
    List<String> libraries = Stream.of(jars).flatMap(Project::jars).toList();
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                said,
                "--release",
                "17",
                "-d",
                classes.toString(),
                "-cp",
                String.join(File.pathSeparator, libraries),
                Path.of("src/test/resources/projects", source).toString());
    if (status != 0) {
      throw new IllegalStateException(source + " does not compile: " + said);
    }
    List<String> all = new ArrayList<>(List.of(classes.toString()));
    all.addAll(libraries);
    return new Project(all);
  }

  /** Compiles the Kotlin files of the resources against libraries, and Kotlin's own. */
  static void compileKotlin(Path classes, List<String> libraries)
      throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    int status =
        new ProcessBuilder(
                java,
                "-cp",
                String.join(File.pathSeparator, jars("kotlin").toList()),
                "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
                "-no-stdlib",
                "-no-reflect",
                "-jvm-target",
                "17",
                "-d",
                classes.toString(),
                "-cp",
                String.join(
                    File.pathSeparator,
                    Stream.concat(libraries.stream(), kotlinLibraries()).toList()),
                "src/test/resources/projects/kotlin")
            .inheritIO()
            .start()
            .waitFor();
    if (status != 0) {
      throw new IllegalStateException("the Kotlin tests do not compile");
    }
  }

  /** What compiled Kotlin needs on its class path. */
  static Stream<String> kotlinLibraries() {
    return jars("kotlin").filter(jar -> jar.contains("kotlin-stdlib"));
  }

  static Stream<String> jars(String folder) {
    try (Stream<Path> files = Files.list(Path.of("target/class-paths", folder))) {
      return files.map(Path::toAbsolutePath).map(Path::toString).sorted().toList().stream();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The jar is made when the agent's module is packaged, which a plain {@code mvn test} skips. */
  static void needsTheAgent() {
    assumeTrue(
        Unravel.class.getResource("/META-INF/unravel/unravel-agent.jar") != null,
        "the agent's jar is built by mvn verify");
  }

  static WorkerSetup workers(Jdk jdk) {
    return WorkerSetup.of(jdk, WorkerBackend.AUTO);
  }

  Target target(String test) {
    return Target.tests(classPath, test, List.of());
  }

  /** Looks for a failing schedule of a test. */
  SearchResult search(String test, Jdk jdk, Path traces) {
    return search(test, jdk, traces, Settings.defaults(), 300);
  }

  SearchResult search(String test, Jdk jdk, Path traces, Settings settings, long executions) {
    return Find.run(
        workers(jdk),
        new SearchRequest(target(test), settings, executions, 60_000, 60_000, traces, false),
        new RunListener() {});
  }
}
