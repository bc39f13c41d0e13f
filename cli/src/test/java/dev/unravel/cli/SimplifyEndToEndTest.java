package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.ManySwitches;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.WorkerSetup;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole way of {@code unravel simplify}. */
class SimplifyEndToEndTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aLostUpdateIsLeftWithOnePreemptionAndTheThreadsThatMatter(int feature) {
    Path trace = find(feature);

    ToolRun simplified =
        ToolRun.of(
            WorkerSetup::of,
            "simplify",
            "--json",
            "--seconds",
            "0",
            "--max-executions",
            "3000",
            trace.toString());

    assertThat(simplified.status()).as(simplified.err()).isEqualTo(1);
    assertThat(simplified.out())
        .contains(
            "\"verdict\":\"simplified\"",
            "\"kind\":\"assertion\"",
            "\"threads\":3,\"switches\":4,\"preemptions\":1,\"minimal\":true")
        .hasLineCount(1);
    Path result = folder.resolve("ManySwitches-1-simple-1.unravel");
    ToolRun replayed = ToolRun.of(WorkerSetup::of, "replay", "--json", result.toString());
    assertThat(replayed.out()).contains("\"verdict\":\"reproduced\"", "\"preemptions\":1");
  }

  @Test
  void theResultGoesWhereItIsWanted() {
    Path wanted = folder.resolve("elsewhere").resolve("small.unravel");

    ToolRun simplified =
        ToolRun.of(
            WorkerSetup::of,
            "simplify",
            "--max-executions",
            "40",
            "--out",
            wanted.toString(),
            find(25).toString());

    assertThat(simplified.status()).as(simplified.err()).isEqualTo(1);
    assertThat(simplified.out()).startsWith("SIMPLIFIED assertion").contains(wanted.toString());
    assertThat(wanted).exists();
  }

  private Path find(int feature) {
    ToolRun found =
        ToolRun.of(
            WorkerSetup::of,
            "find",
            "--jdk",
            InstalledJdks.withFeature(feature).orElseThrow().home().toString(),
            "--strategy",
            "random",
            "--jobs",
            "1",
            "--out",
            folder.toString(),
            "-cp",
            EndToEndTest.testClasses(),
            ManySwitches.class.getName());
    assertThat(found.status()).as(found.err()).isEqualTo(1);
    return folder.resolve("ManySwitches-1.unravel");
  }
}
