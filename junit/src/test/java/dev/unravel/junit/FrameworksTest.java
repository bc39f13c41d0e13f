package dev.unravel.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.trace.Settings;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs on top of frameworks: a mistake is found and repeats, and what is right passes. */
class FrameworksTest {
  @TempDir private static Path folder;
  private static Project project;

  @TempDir Path traces;

  @BeforeAll
  static void compile() {
    Project.needsTheAgent();
    project =
        Project.of(
            "frameworks/FrameworkTests.java", folder.resolve("classes"), "jupiter-6", "frameworks");
  }

  @ParameterizedTest
  @CsvSource({"caffeine, 17", "guava, 25", "reactor, 17", "netty, 25", "futures, 17"})
  void aMistakeIsFoundAndRepeatsInANewJvm(String framework, int feature) {
    SearchResult result = search(framework + "Wrong", feature, 300);

    assertThat(result.found()).isPresent();
    assertThat(result.found().get().divergence()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"caffeine, 25", "guava, 17", "reactor, 17", "netty, 25", "futures, 25"})
  void whatIsRightPasses(String framework, int feature) {
    SearchResult result = search(framework + "Right", feature, 20);

    assertThat(result.found()).isEmpty();
    assertThat(result.inconclusive()).isEmpty();
  }

  private SearchResult search(String test, int feature, long executions) {
    Jdk jdk = InstalledJdks.withFeature(feature).orElseThrow();
    return project.search(
        "acme.FrameworkTests#" + test, jdk, traces, Settings.defaults(), executions);
  }
}
