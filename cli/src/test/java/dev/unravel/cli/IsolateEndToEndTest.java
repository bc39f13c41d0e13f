package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.LostUpdate;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.WorkerSetup;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lost update, from the search to the switch that decides. */
class IsolateEndToEndTest {
  @TempDir static Path folder;

  private static String trace;
  private static ToolRun isolated;

  /** Found and isolated once for all tests: every step starts JVMs. */
  @BeforeAll
  static void isolate() {
    EndToEndTest.needsTheAgent();
    trace = found(17);
    isolated = real("isolate", "--json", trace);
  }

  private static String found(int feature) {
    String jdk = InstalledJdks.withFeature(feature).orElseThrow().home().toString();
    Path out = folder.resolve("on-" + feature);
    String classes = EndToEndTest.testClasses();
    real("find", "--jdk", jdk, "--out", out.toString(), "-cp", classes, LostUpdate.class.getName());
    return out.resolve("LostUpdate-1.unravel").toString();
  }

  private static String passing() {
    return trace.replace("-1.unravel", "-1-passing.unravel");
  }

  private static ToolRun real(String... args) {
    return ToolRun.of(WorkerSetup::of, args);
  }

  private static void assertIsolated(ToolRun run) {
    assertThat(run.status()).as(run.err()).isEqualTo(1);
    assertThat(run.out())
        .contains("\"verdict\":\"isolated\"", "\"left\":1,", "\"minimal\":true", "\"flip\":")
        .contains("LostUpdate.java:")
        .hasLineCount(1);
  }

  @Test
  void theSwitchThatDecidesIsIsolated() {
    assertIsolated(isolated);
  }

  @Test
  void theSwitchThatDecidesIsIsolatedOnContinuations() {
    assertIsolated(real("isolate", "--json", found(25)));
  }

  @Test
  void aPassingTraceIsTakenAsGivenAndTheResultGoesWhereItIsSent() {
    Path out = folder.resolve("isolated");

    ToolRun again = real("isolate", "--passing", passing(), "--out", out.toString(), trace);

    assertThat(again.status()).as(again.err()).isEqualTo(1);
    assertThat(again.out())
        .startsWith("ISOLATED 1 of ")
        .contains("switch 1 at clock ", " stops before ", "the other way round when it passes")
        .doesNotContain("to find the other schedule");
    assertThat(out.resolve("LostUpdate-1-failing.unravel")).isRegularFile();
    assertThat(out.resolve("LostUpdate-1-passing.unravel")).isRegularFile();
  }

  @Test
  void aPassingTraceLeadsToAFailingOne() {
    ToolRun other = real("isolate", passing());

    assertThat(other.status()).as(other.err()).isEqualTo(1);
    assertThat(other.out()).startsWith("ISOLATED 1 of ").contains("assertion:");
  }

  @Test
  void aTraceThatFailsIsNoPassingOne() {
    ToolRun run = real("isolate", "--passing", trace, trace);

    assertThat(run.status()).as(run.err()).isEqualTo(4);
    assertThat(run.out()).startsWith("INCONCLUSIVE the passing schedule does not pass");
  }
}
