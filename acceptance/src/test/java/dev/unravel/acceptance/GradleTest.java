package dev.unravel.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Concurrency tests in a project that Gradle builds, with its own task for tests. */
class GradleTest {
  @TempDir Path project;

  @Test
  void aFailureIsInTheReportUntilItIsFixed() throws Exception {
    Shell shell = new Shell(project, project);
    UserProject.needsGradle(shell);
    UserProject.gradleSettings(project);
    for (String file :
        List.of("build.gradle", "src/main/java/Counter.java", "src/test/java/CounterTest.java")) {
      UserProject.copy("gradle", file, project);
    }

    Shell.Result fails = shell.run("gradle test");

    assertThat(fails.status()).as(String.join("\n", fails.lines())).isEqualTo(1);
    assertThat(elements("testcase")).hasSize(2);
    Path kept = project.toRealPath().resolve("build/.unravel/CounterTest.countsBoth");
    assertThat(elements("failure"))
        .singleElement()
        .satisfies(
            failure ->
                assertThat(List.of(failure.getAttribute("message"), failure.getTextContent()))
                    .allSatisfy(
                        told ->
                            assertThat(told)
                                .contains(
                                    "AssertionFailedError: expected: <2> but was: <1>",
                                    "ATOMICITY VIOLATION (read-write-write)",
                                    "`Counter.count` (Counter.java:5)",
                                    "report    " + kept.resolve("report.html").toUri(),
                                    "replay    @ConcurrencyTest(replay = \""
                                        + kept.resolve("failing.unravel")
                                        + "\")")));
    assertThat(kept.resolve("report.html")).exists();

    Path counter = project.resolve("src/main/java/Counter.java");
    Files.writeString(
        counter, Files.readString(counter).replace("void add()", "synchronized void add()"));
    Shell.Result passes = shell.run("gradle test");

    assertThat(passes.status()).as(String.join("\n", passes.lines())).isZero();
    assertThat(elements("testcase")).hasSize(2);
    assertThat(elements("failure")).isEmpty();
    assertThat(kept).doesNotExist();
  }

  /** All elements of that name in Gradle's reports. */
  private List<Element> elements(String name) throws Exception {
    List<Path> reports;
    try (Stream<Path> files = Files.list(project.resolve("build/test-results/test"))) {
      reports = files.filter(file -> file.toString().endsWith(".xml")).toList();
    }
    List<Element> found = new ArrayList<>();
    for (Path report : reports) {
      NodeList nodes =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(report.toFile())
              .getElementsByTagName(name);
      for (int i = 0; i < nodes.getLength(); i++) {
        found.add((Element) nodes.item(i));
      }
    }
    return found;
  }
}
