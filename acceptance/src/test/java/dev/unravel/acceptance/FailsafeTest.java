package dev.unravel.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Concurrency tests among the integration tests of a Maven project. */
class FailsafeTest {
  @TempDir Path project;

  @Test
  void aFailureFailsTheBuildAtVerify() throws Exception {
    UserProject.settings(project);
    for (String file :
        List.of("pom.xml", "src/main/java/Counter.java", "src/test/java/CounterIT.java")) {
      UserProject.copy("failsafe", file, project);
    }

    Shell.Result result = new Shell(project, project).run("mvn verify");

    String printed = String.join("\n", result.lines());
    assertThat(result.status()).as(printed).isEqualTo(1);
    // One of the three fails, and Failsafe goes on to verify before it stops the build.
    assertThat(printed)
        .contains("Tests run: 3, Failures: 1, Errors: 0, Skipped: 0")
        .containsPattern("Failed to execute goal \\S+:maven-failsafe-plugin:[^:]+:verify ");
    Path kept = project.toRealPath().resolve("target/.unravel/CounterIT.losesAnUpdate");
    for (String told :
        List.of(
            printed, Files.readString(project.resolve("target/failsafe-reports/CounterIT.txt")))) {
      assertThat(told)
          .contains(
              "AssertionFailedError: expected: <2> but was: <1>",
              "ATOMICITY VIOLATION (read-write-write)",
              "`Counter.count` (Counter.java:5)",
              "replay    @ConcurrencyTest(replay = \"" + kept.resolve("failing.unravel") + "\")");
    }
    assertThat(kept.resolve("report.html")).exists();
  }
}
