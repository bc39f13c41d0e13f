package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.worker.WorkerSetup;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests as targets, from the command line to the trace and the table. */
class JUnitEndToEndTest {
  private static final String TESTS = "dev.unravel.cli.target.RacyCases";

  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  /** What a user would have there: the tests and their JUnit, and nothing of ours. */
  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.matches(".*(test-classes|/org/junit/.*|opentest4j-[^/]*)"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private ToolRun on(String... words) {
    String[] all = new String[words.length + 4];
    System.arraycopy(words, 0, all, 0, words.length);
    all[words.length] = "-cp";
    all[words.length + 1] = classPath();
    all[words.length + 2] = "--out";
    all[words.length + 3] = folder.toString();
    return ToolRun.of(WorkerSetup::of, all);
  }

  @Test
  void aTestIsFoundShownReplayedAndExplained() {
    ToolRun found = on("find", "--junit", TESTS + "#loses");
    assertThat(found.status()).as(found.err()).isEqualTo(1);
    assertThat(found.out())
        .contains("FAILED assertion: org.opentest4j.AssertionFailedError at " + TESTS + ".loses(")
        .doesNotContain("org.junit.jupiter.engine");
    assertThat(found.err()).doesNotContain("Exception in thread");

    String trace = folder.resolve("RacyCases_loses-1.unravel").toString();
    assertThat(ToolRun.of("show", trace).out())
        .contains("--junit '" + TESTS + "#loses'", "RacyCases.java:");
    ToolRun replayed = ToolRun.of(WorkerSetup::of, "replay", "--times", "3", trace);
    assertThat(replayed.out()).as(replayed.err()).startsWith("REPRODUCED");
    assertThat(ToolRun.of(WorkerSetup::of, "explain", trace).out())
        .contains("ATOMICITY VIOLATION", "`RacyCases.count`");
  }

  @Test
  void allTestsAreATableASummaryAndOneSarifFile() throws IOException {
    Path summary = folder.resolve("for/people.md");
    Path sarif = folder.resolve("all.sarif");
    Path xml = folder.resolve("for/hosts.xml");
    ToolRun run =
        on(
            "run",
            "--all",
            "--junit",
            "no.such.Tests," + TESTS,
            "--executions",
            "100",
            "--annotate",
            "github",
            "--summary",
            summary.toString(),
            "--sarif",
            sarif.toString(),
            "--junit-xml",
            xml.toString());

    assertThat(run.status()).as(run.err()).isEqualTo(1);
    assertThat(xml)
        .content()
        .contains("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\"")
        .containsPattern("name=\"loses\" time=\"[0-9.]+\">\\s+<failure message=\"assertion: ");
    assertThat(run.out())
        .containsPattern("FAILED +" + TESTS + "#loses  ")
        .contains(folder.resolve(TESTS + "_loses").resolve("report.html").toString())
        .containsPattern("PASSED +" + TESTS + "#keeps  ")
        .containsPattern("NOT RUN +" + TESTS + "#disabled\n.*: not today\n")
        .endsWith("3 tests: 1 failed, 1 passed, 1 not run\n");
    assertThat(folder.resolve(TESTS + "_loses").resolve("report.html")).exists();
    assertThat(run.out())
        .contains("::error file=src/test/java/dev/unravel/cli/target/RacyCases.java,");
    assertThat(summary)
        .content()
        .startsWith("### Unravel: 1 failed, 1 passed, 1 not run\n")
        .containsPattern(
            "\\| \\*\\*failed\\*\\* \\| \\S+RacyCases\\\\#loses \\| \\S+ wrote .*count")
        .containsPattern("\\| passed \\| \\S+\\\\#keeps \\| \\d+ executions, every schedule with")
        .contains("| not run |");
    assertThat(sarif).content().containsOnlyOnce("\"ruleId\"").contains("RacyCases.java");
  }
}
