package dev.unravel.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.ToolRun;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindCommandTest {
  @TempDir Path folder;

  @Test
  void aFailureIsPrintedWithItsTraceAndWhatToDoNext() {
    ToolRun run = ToolRun.find(folder, "Fails");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("FAILED assertion: AssertionError at Main.main")
        .contains("balance is 1")
        .contains("4 actions, 2 threads, 2 switches, 1 preemption")
        .contains("unravel replay " + folder.resolve("Fails-1.unravel"))
        .contains("unravel show " + folder.resolve("Fails-1.unravel"));
  }

  @Test
  void nothingFoundExitsWithZero() {
    ToolRun run = ToolRun.find(folder, "--jobs", "1", "Passes");

    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("PASSED").contains("20 executions");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void anInconclusiveSearchExitsWithFour() {
    ToolRun run = ToolRun.find(folder, "Inconclusive");

    assertThat(run.status()).isEqualTo(4);
    assertThat(run.out()).startsWith("INCONCLUSIVE every execution was cut off");
  }

  @Test
  void anUnknownClassExitsWithTwoAndOneLine() {
    ToolRun run = ToolRun.find(folder, "NoSuchClass");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("unravel: there is no class NoSuchClass\n");
  }

  @Test
  void aBrokenWorkerExitsWithThreeAndKeepsTheStackTraceForVerbose() {
    ToolRun quiet = ToolRun.find(folder, "Broken");
    ToolRun verbose = ToolRun.find(folder, "--verbose", "Broken");

    assertThat(quiet.status()).isEqualTo(3);
    assertThat(quiet.err())
        .isEqualTo("unravel: the worker is broken\nrun with --verbose to see more\n");
    assertThat(verbose.err()).contains("at A.b");
  }

  @Test
  void jsonIsOneObjectAndTheTargetsOutputGoesToStandardError() {
    ToolRun run = ToolRun.find(folder, "--json", "--jobs", "1", "Fails");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .isEqualTo(
            "{\"verdict\":\"failed\",\"failure\":{\"kind\":\"assertion\",\"signature\":\"assertion:"
                + " AssertionError at Main.main\",\"message\":\"balance is 1\"},"
                + "\"executions\":20,\"seconds\":0.01,\"executionsPerSecond\":2000.0,"
                + "\"strategy\":\"auto\",\"foundBy\":\"auto\",\"seed\":1,\"jobs\":1,"
                + "\"coverage\":{\"everySchedule\":false,\"assumptions\":[],\"gaps\":[],\"conflictSites\":0,\"races\":\"0\","
                + "\"executions\":{},\"uncontrolled\":[]},\"trace\":\""
                + folder.resolve("Fails-1.unravel")
                + "\",\"actions\":4,\"threads\":2,\"switches\":2,\"preemptions\":1}\n");
    assertThat(run.err()).isEqualTo("from the target\n");
  }

  @Test
  void whatWasCoveredIsTold() {
    ToolRun run = ToolRun.find(folder, "--jobs", "2", "--executions", "2000", "Tells");

    assertThat(run.out())
        .contains("2,000 executions in 0.01 s (200,000/s, auto, seed 1, 2 jobs)")
        .contains("2,000 of them (100%) with a new order of conflicting operations")
        .contains("  covered   every schedule\n")
        .contains("            2,000 orders of operations that conflict, at 3 code sites\n")
        .contains("            executions: 2,000 by random\n");
  }

  @Test
  void whatAShardCoveredIsToldAsJson() {
    ToolRun run =
        ToolRun.find(
            folder, "--json", "--jobs", "1", "--shard", "2/5", "--executions", "7", "Tells");

    assertThat(run.out())
        .contains("\"jobs\":1,\"shard\":{\"number\":2,\"of\":5},\"coverage\":{")
        .contains(
            "{\"everySchedule\":true,\"claim\":\"every"
                + " schedule\",\"assumptions\":[],\"gaps\":[],\"orders\":2,\"conflictSites\":3,\"races\":\"0\",")
        .contains("\"executions\":{\"random\":2},\"uncontrolled\":[]}");
  }

  @Test
  void jsonOfAnErrorIsAnObjectToo() {
    ToolRun run = ToolRun.find(folder, "--json", "NoSuchClass");

    assertThat(run.out())
        .isEqualTo("{\"verdict\":\"error\",\"message\":\"there is no class NoSuchClass\"}\n");
  }

  @Test
  void whatFollowsTheMainClassIsTheTargetsOwn() throws IOException {
    String[] own = {"--seed", "5", "--", "-jar", "@file", "", "show", "--json", "-h"};
    String[] args = new String[own.length + 3];
    args[0] = "--seed";
    args[1] = "9";
    args[2] = "Fails";
    System.arraycopy(own, 0, args, 3, own.length);

    ToolRun run = ToolRun.find(folder, args);

    assertThat(run.status()).isEqualTo(1);
    var trace = TraceFile.read(folder.resolve("Fails-1.unravel"));
    assertThat(trace.target().arguments()).containsExactly(own);
    assertThat(trace.settings().seed()).isEqualTo(9);
  }

  @Test
  void yieldPointsAreForRecordingAndNotForASearch() {
    ToolRun run = ToolRun.find(folder, "--points", "yield", "Fails");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("'yield' is how unravel record looks at a run");
  }

  @Test
  void optionsReachTheWorker() throws IOException {
    ToolRun.find(
        folder,
        "--points",
        "sync",
        "--strategy",
        "exhaustive",
        "--patience",
        "5",
        "--spurious",
        "--inside-concurrent",
        "--max-actions",
        "77",
        "--isolation",
        "loader",
        "--jvm",
        "-Da='b c' -ea",
        "Fails");

    var trace = TraceFile.read(folder.resolve("Fails-1.unravel"));
    assertThat(trace.target().standardInput()).asString().isEqualTo("piped in");
    assertThat(trace.target().jvmOptions()).containsExactly("-Da=b c", "-ea");
    assertThat(trace.settings().toString())
        .contains("points=SYNC", "strategy=exhaustive", "patienceMillis=5", "isolation=LOADER")
        .contains("spuriousWakeUps=true", "insideConcurrent=true", "maxActions=77");
  }
}
