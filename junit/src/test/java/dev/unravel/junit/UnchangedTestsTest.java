package dev.unravel.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.usecase.Replay;
import dev.unravel.launch.worker.TestNames;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of any JUnit run under control as they are. */
class UnchangedTestsTest {
  private static final Map<List<String>, Project> PROJECTS = new HashMap<>();

  @TempDir private static Path folder;
  @TempDir Path traces;

  @BeforeAll
  static void needsTheAgent() {
    Project.needsTheAgent();
  }

  /** Compiled once for all tests that need the same. */
  private static Project project(String source, String... jars) {
    return PROJECTS.computeIfAbsent(
        Stream.concat(Stream.of(source), Stream.of(jars)).toList(),
        key -> Project.of(source, folder.resolve("classes-" + PROJECTS.size()), jars));
  }

  @ParameterizedTest
  @CsvSource({
    "jupiter-5.8, 17",
    "jupiter-5.8, 25",
    "jupiter-5.14, 25",
    "jupiter-6, 17",
    "jupiter-6, 25",
  })
  void jupiterTestsFailWhereTheirOwnCodeSaysSo(String jars, int feature) {
    Project project = project("jupiter/RacyTests.java", jars);
    Jdk jdk = InstalledJdks.withFeature(feature).orElseThrow();

    Trace found = failure(project.search("acme.RacyTests#loses", jdk, traces));

    assertThat(signature(found))
        .isEqualTo(
            "assertion: org.opentest4j.AssertionFailedError"
                + " at acme.RacyTests.loses(RacyTests.java:40)");
    assertThat(found.threads()).hasSize(3);
    assertThat(found.locations()).allMatch(at -> !at.className().startsWith("org.junit."));
    ReplayResult again =
        new Replay(Project.workers(jdk), new RunListener() {})
            .replay(new ReplayRequest(found, 2, true, 60_000, false));
    assertThat(again.verdict()).isEqualTo(ReplayResult.Verdict.REPRODUCED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"junit-4", "vintage"})
  void olderTestsFailWhereTheirOwnCodeSaysSo(String jars) {
    Project project = project("junit4/OldTests.java", jars);

    Trace found = failure(project.search("acme.OldTests#loses", Jdk.current(), traces));

    assertThat(signature(found))
        .isEqualTo("assertion: java.lang.AssertionError at acme.OldTests.loses(OldTests.java:29)");
    assertThat(project.search("acme.OldTests#keeps", Jdk.current(), traces).found()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"acme.RacyTests#keeps", "acme.RacyTests#keeps(org.junit.jupiter.api.TestInfo)"})
  void aTestThatIsRightPasses(String test) {
    SearchResult result =
        project("jupiter/RacyTests.java", "jupiter-6").search(test, Jdk.current(), traces);

    assertThat(result.found()).isEmpty();
    assertThat(result.coverage().everySchedule()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "acme.RacyTests#deadlocks, deadlock: ",
    "acme.RacyTests$Inside#losesToo, assertion: ",
    "acme.RacyTests$Inside, assertion: ",
  })
  void testsWithParametersNestedOnesAndClassesRun(String test, String kind) {
    Project project = project("jupiter/RacyTests.java", "jupiter-6");

    assertThat(signature(failure(project.search(test, Jdk.current(), traces)))).startsWith(kind);
  }

  @ParameterizedTest
  @CsvSource({
    "acme.RacyTests#disabled, JUnit ran no test of acme.RacyTests#disabled: not today",
    "acme.RacyTests#absent, class acme.RacyTests has no method absent",
    "acme.RacyTests#add, acme.RacyTests#add is no test of the JUnit on the class path",
    "acme.Absent, class acme.Absent is not on the class path",
  })
  void whatRunsNoTestIsNoSuccess(String test, String reason) {
    Project project = project("jupiter/RacyTests.java", "jupiter-6");

    assertThatThrownBy(() -> project.search(test, Jdk.current(), traces))
        .isInstanceOf(UsageException.class)
        .hasMessage(reason);
  }

  @ParameterizedTest
  @CsvSource({"loses, sum", "forgets, seen"})
  void mocksAndAssertionsOfOthersAreNotInTheWay(String method, String variable) {
    Project project = project("libraries/LibraryTests.java", "jupiter-6", "libraries");

    Trace found = failure(project.search("acme.LibraryTests#" + method, Jdk.current(), traces));

    assertThat(signature(found))
        .startsWith("assertion: ")
        .contains("at acme.LibraryTests." + method + "(LibraryTests.java:");
    assertThat(found.locations())
        .allMatch(at -> !at.className().startsWith("org.mockito.internal."));
  }

  @Test
  void whatAMockOfOneExecutionHasRegisteredIsGoneInTheNext() {
    Project project = project("libraries/LibraryTests.java", "jupiter-6", "libraries");
    Settings newClasses = Settings.defaults().withIsolation(Isolation.LOADER, 0);

    SearchResult result =
        project.search("acme.LibraryTests#mocksAFinalClass", Jdk.current(), traces, newClasses, 3);

    assertThat(result.found()).isEmpty();
    assertThat(result.executions()).isGreaterThan(2);
  }

  @Test
  void theTestsOfAClassPathAreListed() {
    Project project = project("jupiter/RacyTests.java", "jupiter-6");

    assertThat(TestNames.of(Project.workers(Jdk.current()), project.target("")))
        .containsExactlyInAnyOrder(
            "acme.RacyTests#loses",
            "acme.RacyTests#keeps(org.junit.jupiter.api.TestInfo)",
            "acme.RacyTests#deadlocks(int)",
            "acme.RacyTests#disabled",
            "acme.RacyTests$Inside#losesToo");
  }

  @ParameterizedTest
  @ValueSource(strings = {"junit-4", "vintage"})
  void olderTestsAreListed(String jars) {
    Project project = project("junit4/OldTests.java", jars);

    assertThat(TestNames.of(Project.workers(Jdk.current()), project.target("")))
        .containsExactlyInAnyOrder(
            "acme.OldTests#loses", "acme.OldTests#keeps", "acme.OldTests#disabled");
  }

  private static Trace failure(SearchResult result) {
    assertThat(result.found()).isPresent();
    assertThat(result.found().get().divergence()).isEmpty();
    return result.found().get().trace();
  }

  private static String signature(Trace trace) {
    return ((Outcome.Fail) trace.outcome()).signature().toString();
  }
}
