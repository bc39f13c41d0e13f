package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.LostUpdate;
import dev.unravel.cli.target.ManySwitches;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole way of {@code unravel run}. */
class RunEndToEndTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aLostUpdateEndsInAReport(int feature) throws IOException {
    ToolRun run = run(feature, List.of("--annotate", "github"), ManySwitches.class.getName());

    assertThat(run.status()).as(run.err()).isEqualTo(1);
    assertThat(run.out())
        .startsWith("FAILED ATOMICITY VIOLATION (read-write-write)")
        .contains("`Counter#1.count`", "simple    from ", "isolated  1 of ", "next: open ")
        .contains("::error file=src/test/java/dev/unravel/cli/target/ManySwitches.java,line=");
    assertThat(folder)
        .isDirectoryContaining("glob:**/found.unravel")
        .isDirectoryContaining("glob:**/failing.unravel")
        .isDirectoryContaining("glob:**/passing.unravel")
        .isDirectoryContaining("glob:**/report.html")
        .isDirectoryContaining("glob:**/verdict.txt")
        .isDirectoryContaining("glob:**/result.json")
        .isDirectoryContaining("glob:**/result.sarif")
        .isDirectoryContaining("glob:**/schedule.perfetto.json");
    assertThat(read("verdict.txt")).contains("write lost it", "schedule");
    assertThat(read("report.html")).contains("counter.count++");
    assertThat(read("result.json"))
        .contains("\"verdict\":\"failed\"", "\"pattern\":\"atomicity_violation\"")
        .contains("\"simplified\":{", "\"isolated\":{", "\"minimal\":true")
        .contains("\"trace\":\"" + folder.resolve("found.unravel") + "\"");

    assertThat(outcome("failing.unravel")).contains("\"verdict\":\"reproduced\"");
    assertThat(outcome("passing.unravel")).contains("\"verdict\":\"passed\"");
  }

  @Test
  void withJsonThereIsOneObjectAndNothingElse() {
    ToolRun run = run(25, List.of("--json", "--annotate", "github"), ManySwitches.class.getName());

    assertThat(run.out()).startsWith("{\"verdict\":\"failed\"").hasLineCount(1);
    assertThat(run.err()).contains("::error ");
  }

  @Test
  void whatFindsNothingLeavesNoReport() {
    ToolRun run =
        run(25, List.of("--executions", "300"), LostUpdate.class.getName(), "with a lock");

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("PASSED").contains("covered");
    assertThat(folder).isEmptyDirectory();
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private String outcome(String name) {
    return ToolRun.of(WorkerSetup::of, "replay", "--json", folder.resolve(name).toString()).out();
  }

  private ToolRun run(int feature, List<String> options, String... program) {
    List<String> arguments = new ArrayList<>(List.of("run", "--jobs", "1"));
    arguments.addAll(options);
    arguments.addAll(
        List.of(
            "--jdk",
            InstalledJdks.withFeature(feature).orElseThrow().home().toString(),
            "--source",
            "src/test/java",
            "--out",
            folder.toString(),
            "-cp",
            EndToEndTest.testClasses()));
    arguments.addAll(List.of(program));
    return ToolRun.of(WorkerSetup::of, arguments.toArray(new String[0]));
  }
}
