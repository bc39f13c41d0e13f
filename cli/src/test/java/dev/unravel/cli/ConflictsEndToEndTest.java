package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.LostUpdate;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.WorkerSetup;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conflicts, the whole way. */
class ConflictsEndToEndTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aRaceIsListedWithBothItsLinesOn(int feature) {
    ToolRun run = run(feature, "conflicts", List.of("--executions", "30"), LostUpdate.class);

    assertThat(run.status()).as(run.err()).isEqualTo(1);
    assertThat(run.out())
        .contains("CONFLICTS 1 data race, 1 access that is not atomic")
        .contains("1. Not atomic on LostUpdate.count", "2. Data race on LostUpdate.count")
        .contains("LostUpdate.java:25 (LostUpdate.count)", "main.1", "main.2", "of them failing");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aLockedProgramHasNoneOn(int feature) {
    ToolRun run =
        run(feature, "conflicts", List.of("--executions", "30"), LostUpdate.class, "locked");

    assertThat(run.status()).as(run.err() + run.out()).isZero();
    assertThat(run.out()).contains("CONFLICTS no race, no cycle of locks", "0 of them failing");
  }

  @Test
  void jsonHasAnObjectForEachConflict() {
    ToolRun run = run(25, "conflicts", List.of("--json", "--executions", "30"), LostUpdate.class);

    assertThat(run.out())
        .hasLineCount(1)
        .startsWith("{\"verdict\":\"failed\",\"executions\":")
        .contains(
            "\"failing\":",
            "\"seconds\":",
            "\"conflicts\":[{\"kind\":\"",
            "{\"kind\":\"race\",\"pattern\":\"")
        .contains("\"suspicion\":", "\"sentence\":\"Data race on LostUpdate.count")
        .contains("\"class\":\"dev.unravel.cli.target.LostUpdate\",\"member\":\"count\"")
        .contains("\"first\":{\"class\":", "\"second\":{\"class\":", "\"file\":\"LostUpdate.java\"")
        .contains("\"line\":25", "\"thread\":\"main.1 ", "\"does\":\"", "\"locks\":[]")
        .contains("\"further\":[]");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aRaceIsAFailureWhereItIsAskedForOn(int feature) {
    ToolRun found = run(feature, "find", List.of("--json", "--fail-on", "race"), LostUpdate.class);
    assertThat(found.status()).as(found.err()).isEqualTo(1);
    assertThat(found.out()).contains("\"kind\":\"race\"", "data race on LostUpdate.count");

    String trace = folder.resolve("LostUpdate-1.unravel").toString();
    ToolRun replayed = real("replay", "--json", "--times", "3", trace);
    assertThat(replayed.status()).as(replayed.err()).isEqualTo(1);
    assertThat(replayed.out()).contains("\"verdict\":\"reproduced\"");

    ToolRun explained = real("explain", trace);
    assertThat(explained.out()).startsWith("DATA RACE").contains("nothing orders the two");

    ToolRun conflicts = real("conflicts", trace);
    assertThat(conflicts.status()).as(conflicts.err()).isEqualTo(1);
    assertThat(conflicts.out()).contains("1. Data race on LostUpdate.count");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void theConflictsOfAnotherFailureAreSeenInItsTraceOn(int feature) {
    ToolRun found = run(feature, "find", List.of("--json"), LostUpdate.class);
    assertThat(found.out()).contains("\"kind\":\"assertion\"");

    ToolRun run = real("conflicts", folder.resolve("LostUpdate-1.unravel").toString());

    assertThat(run.status()).as(run.err()).isEqualTo(1);
    assertThat(run.out())
        .contains("1. Data race on LostUpdate.count", "(1 execution, 1 of them failing")
        .contains("read-write-write");
  }

  @Test
  void aRaceFreeProgramPassesWhereRacesFail() {
    ToolRun run =
        run(25, "find", List.of("--fail-on", "race", "--executions", "100"), LostUpdate.class, "x");

    assertThat(run.status()).as(run.err() + run.out()).isZero();
  }

  private ToolRun run(
      int feature, String command, List<String> options, Class<?> program, String... arguments) {
    List<String> all = new ArrayList<>();
    all.add(command);
    all.addAll(options);
    all.addAll(
        List.of("--jdk", InstalledJdks.withFeature(feature).orElseThrow().home().toString()));
    all.addAll(List.of("--out", folder.toString(), "-cp", EndToEndTest.testClasses()));
    all.add(program.getName());
    all.addAll(List.of(arguments));
    return real(all.toArray(new String[0]));
  }

  private static ToolRun real(String... args) {
    return ToolRun.of(WorkerSetup::of, args);
  }
}
