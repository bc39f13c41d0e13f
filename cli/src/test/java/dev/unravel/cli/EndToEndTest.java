package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.cli.target.LostUpdate;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.AgentJar;
import dev.unravel.launch.worker.WorkerSetup;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole way: command line, worker JVM, agent. */
class EndToEndTest {
  @TempDir Path folder;

  /** The jar is made when the agent's module is packaged, which a plain {@code mvn test} skips. */
  @BeforeAll
  static void needsTheAgent() {
    boolean built = true;
    try {
      AgentJar.locate();
    } catch (LaunchException missing) {
      built = false;
    }
    assumeTrue(built, "the agent's jar is built by mvn verify");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aLostUpdateIsFoundReplayedAndShownOn(int feature) {
    ToolRun found = run(feature, "find", "--json", LostUpdate.class.getName());
    assertThat(found.status()).as(found.err()).isEqualTo(1);
    assertThat(found.out()).contains("\"kind\":\"assertion\"", "count is 1").hasLineCount(1);
    assertThat(found.err()).contains("count 1").doesNotContain("count 2");

    String trace = folder.resolve("LostUpdate-1.unravel").toString();
    ToolRun replayed = real("replay", "--json", "--times", "20", trace);
    assertThat(replayed.status()).as(replayed.err()).isEqualTo(1);
    assertThat(replayed.out()).contains("\"verdict\":\"reproduced\"", "\"executions\":20");

    assertThat(real("show", trace).out()).contains("count", "LostUpdate.java:", "preemption");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aCorrectProgramPassesOn(int feature) {
    ToolRun run =
        run(feature, "find", "--executions", "300", LostUpdate.class.getName(), "with a lock");

    assertThat(run.status()).as(run.err() + run.out()).isZero();
    assertThat(run.out()).startsWith("PASSED");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aRunIsRecordedReplayedAndLookedIntoOn(int feature) {
    String trace = folder.resolve("run.unravel").toString();
    String jdk = InstalledJdks.withFeature(feature).orElseThrow().home().toString();
    ToolRun recorded =
        real(
            "record",
            "--json",
            "--quantum",
            "3p",
            "--jdk",
            jdk,
            "--out",
            trace,
            "-cp",
            testClasses(),
            LostUpdate.class.getName());
    assertThat(recorded.status()).as(recorded.err()).isLessThan(2);
    assertThat(recorded.out()).contains("\"strategy\":\"quantum 3p\"").hasLineCount(1);

    ToolRun replayed = real("replay", "--json", trace);
    assertThat(replayed.status()).as(replayed.err()).isEqualTo(recorded.status());

    ToolRun moment = real("show", "--at", "5", trace);
    assertThat(moment.status()).as(moment.err()).isZero();
    assertThat(moment.out()).startsWith("clock 5 of ").contains("LostUpdate.java:");

    ToolRun again = real("replay", "--schedule-only", "--json", "--out", trace, trace);
    assertThat(again.status()).as(again.err()).isLessThan(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"no.such.Class", "dev.unravel.cli.target.NoMain"})
  void whatCannotBeStartedIsAUsageError(String mainClass) {
    ToolRun run = run(17, "find", mainClass);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(mainClass).hasLineCount(1);
  }

  private ToolRun run(int feature, String command, String... args) {
    String[] all = new String[args.length + 7];
    all[0] = command;
    all[1] = "--jdk";
    all[2] = InstalledJdks.withFeature(feature).orElseThrow().home().toString();
    all[3] = "--out";
    all[4] = folder.toString();
    all[5] = "-cp";
    all[6] = testClasses();
    System.arraycopy(args, 0, all, 7, args.length);
    return real(all);
  }

  private static ToolRun real(String... args) {
    return ToolRun.of(WorkerSetup::of, args);
  }

  static String testClasses() {
    try {
      return Path.of(LostUpdate.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
