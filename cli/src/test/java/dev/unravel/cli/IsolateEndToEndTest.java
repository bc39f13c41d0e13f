package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.LostUpdate;
import dev.unravel.launch.InstalledJdks;
import dev.unravel.launch.WorkerSetup;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A lost update, from the search to the switch that decides. */
class IsolateEndToEndTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  private String found(int feature) {
    String jdk = InstalledJdks.withFeature(feature).orElseThrow().home().toString();
    String out = folder.toString();
    String classes = EndToEndTest.testClasses();
    real("find", "--jdk", jdk, "--out", out, "-cp", classes, LostUpdate.class.getName());
    return folder.resolve("LostUpdate-1.unravel").toString();
  }

  private static ToolRun real(String... args) {
    return ToolRun.of(WorkerSetup::of, args);
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void theSwitchThatDecidesIsIsolatedOn(int feature) {
    String trace = found(feature);

    ToolRun isolated = real("isolate", "--json", trace);

    assertThat(isolated.status()).as(isolated.err()).isEqualTo(1);
    assertThat(isolated.out())
        .contains("\"verdict\":\"isolated\"", "\"left\":1,", "\"minimal\":true", "\"flip\":")
        .contains("LostUpdate.java:")
        .hasLineCount(1);
    ToolRun failing = real("replay", folder.resolve("LostUpdate-1-failing.unravel").toString());
    assertThat(failing.out()).contains("REPRODUCED assertion");
    ToolRun passing = real("replay", folder.resolve("LostUpdate-1-passing.unravel").toString());
    assertThat(passing.out()).contains("PASSED the target");
  }

  @Test
  void aPassingTraceIsTakenAsGivenAndTheResultGoesWhereItIsSent() {
    String trace = found(17);
    real("isolate", trace);
    String passing = folder.resolve("LostUpdate-1-passing.unravel").toString();
    Path out = folder.resolve("isolated");

    ToolRun again = real("isolate", "--passing", passing, "--out", out.toString(), trace);

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
    real("isolate", found(17));

    ToolRun other = real("isolate", folder.resolve("LostUpdate-1-passing.unravel").toString());

    assertThat(other.status()).as(other.err()).isEqualTo(1);
    assertThat(other.out()).startsWith("ISOLATED 1 of ").contains("assertion:");
  }

  @Test
  void aTraceThatFailsIsNoPassingOne() {
    String trace = found(17);

    ToolRun run = real("isolate", "--passing", trace, trace);

    assertThat(run.status()).as(run.err()).isEqualTo(4);
    assertThat(run.out()).startsWith("INCONCLUSIVE the passing schedule does not pass");
  }
}
