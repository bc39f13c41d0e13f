package dev.unravel.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.target.OwnJvm;
import dev.unravel.trace.Outcome;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult.Status;

/** Tests in Kotlin, as they are and marked. Their names may have spaces. */
class KotlinTest {
  @TempDir static Path folder;

  private static Path classes;
  private static URLClassLoader loader;

  /** Once, since the compiler takes longer than the tests. */
  @BeforeAll
  static void compile() throws Exception {
    Project.needsTheAgent();
    // So named that failures are kept in here, and not among those of this build.
    classes = folder.resolve("target").resolve("test-classes");
    Project.compileKotlin(classes, OwnJvm.classPath());
    List<URL> urls = new ArrayList<>(List.of(classes.toUri().toURL()));
    for (String jar : Project.kotlinLibraries().toList()) {
      urls.add(new File(jar).toURI().toURL());
    }
    loader = new URLClassLoader(urls.toArray(URL[]::new), KotlinTest.class.getClassLoader());
  }

  @AfterAll
  static void close() throws Exception {
    if (loader != null) {
      loader.close();
    }
  }

  @Test
  void testsAsTheyAreFailWhereTheirOwnCodeSaysSo() {
    List<String> classPath =
        Stream.of(
                Stream.of(classes.toString()), Project.jars("jupiter-6"), Project.kotlinLibraries())
            .flatMap(entries -> entries)
            .toList();

    Outcome outcome =
        new Project(classPath)
            .search("acme.KotlinTests#loses an update", Jdk.current(), folder.resolve("traces"))
            .found()
            .get()
            .trace()
            .outcome();

    assertThat(((Outcome.Fail) outcome).signature().toString())
        .endsWith("at acme.KotlinTests.loses an update(KotlinTests.kt:16)");
  }

  @Test
  void aFailureOfAMarkedTestTellsWhatWhyAndHowToSeeItAgain() throws Exception {
    Class<?> counters = loader.loadClass("acme.KotlinCounters");

    ConcurrencyFailure failure = JUnitRun.of(counters, "loses an update").failure().get();

    Path trace = failure.result().trace().get();
    assertThat(trace).startsWith(folder).exists();
    assertThat(failure.getMessage())
        .startsWith("org.opentest4j.AssertionFailedError: expected: <2> but was: <1>")
        .contains(
            "ATOMICITY VIOLATION (read-write-write)",
            "`KotlinCounters.count` (KotlinCounters.kt:17)",
            "replay    @ConcurrencyTest(replay = \"" + trace + "\")",
            "unravel replay " + trace);
    assertThat(failure.getStackTrace())
        .contains(
            new StackTraceElement(
                "acme.KotlinCounters", "loses an update", "KotlinCounters.kt", 18));
  }

  @Test
  void aMarkedTestThatIsRightPasses() throws Exception {
    Class<?> counters = loader.loadClass("acme.KotlinCounters");

    JUnitRun run = JUnitRun.of(counters, List.of("keeps both updates"), Map.of());

    assertThat(run.results()).containsOnlyKeys("keeps both updates()");
    assertThat(run.results().values()).allMatch(r -> r.getStatus() == Status.SUCCESSFUL);
  }
}
