package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.CountersOfMany;
import dev.unravel.cli.target.EndsByItself;
import dev.unravel.cli.target.LostUpdate;
import dev.unravel.cli.target.ProactiveFigures;
import dev.unravel.cli.target.Rounds;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.WorkerSetup;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole way of {@code unravel prove}. */
class ProveEndToEndTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aLockedCounterIsProvedWithOneExecutionOn(int feature) {
    ToolRun proved = prove(feature, "--json", LostUpdate.class.getName(), "with a lock");

    assertThat(proved.status()).as(proved.err() + proved.out()).isZero();
    assertThat(proved.out())
        .contains("\"verdict\":\"proved\"", "\"method\":\"paths\"", "\"executions\":1,")
        .contains("sequential consistency");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aLostUpdateFailsWithATraceThatRepeatsOn(int feature) {
    ToolRun failed = prove(feature, "--json", LostUpdate.class.getName());

    assertThat(failed.status()).as(failed.err() + failed.out()).isEqualTo(1);
    assertThat(failed.out())
        .contains("\"verdict\":\"failed\"", "\"kind\":\"assertion\"")
        .doesNotContain("divergence");
    String trace = folder.resolve("LostUpdate-1.unravel").toString();
    ToolRun replayed = ToolRun.of(WorkerSetup::of, "replay", "--json", trace);
    assertThat(replayed.out()).contains("\"verdict\":\"reproduced\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"exit", "halt"})
  void aProgramThatEndsItselfIsNotTakenToBeOver(String way) {
    ToolRun run = prove(25, "--json", EndsByItself.class.getName(), way);

    assertThat(run.status()).as(run.err() + run.out()).isEqualTo(1);
    assertThat(run.out()).contains("\"verdict\":\"failed\"", "\"kind\":\"assertion\"");
  }

  @Test
  void aLimitThatIsReachedProvesNothing() {
    ToolRun run = prove(25, "--max-executions", "1", LostUpdate.class.getName());

    assertThat(run.status()).as(run.err() + run.out()).isEqualTo(4);
    assertThat(run.out()).startsWith("INCONCLUSIVE stopped after 1 execution").contains("open");
  }

  @Test
  void theSolverProvesAndRefutesToo() {
    ToolRun failed = prove(25, "--decider", "solver", "--json", LostUpdate.class.getName());
    ToolRun proved = prove(25, "--decider", "solver", LostUpdate.class.getName(), "with a lock");

    assertThat(failed.out()).contains("\"verdict\":\"failed\"");
    assertThat(proved.out()).startsWith("PROVED");
  }

  @ParameterizedTest
  @CsvSource({
    "a spin that counts, 3, Rounds.java:30",
    "a compare-and-set that is tried again, 1, Rounds.java:48",
    "a spin in a loop, 1, Rounds.java:57",
  })
  void loopsThatOthersKeepGoingAreProvedUpToABound(String loop, String rounds, String where) {
    ToolRun run = prove(25, "--bound-loops", rounds, Rounds.class.getName(), loop);

    assertThat(run.out()).startsWith("PROVED");
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("assuming no loop goes round more than " + rounds + " time")
        .contains(where);
  }

  @ParameterizedTest
  @CsvSource({
    "a compare-and-set that is tried again, 3",
    "as many rounds as there are elements, 1",
  })
  void whereNoLoopIsCutNothingMoreIsAssumed(String loop, String rounds) {
    ToolRun run = prove(25, "--json", "--bound-loops", rounds, Rounds.class.getName(), loop);

    assertThat(run.out()).contains("\"verdict\":\"proved\"").doesNotContain("goes round more");
  }

  @ParameterizedTest
  @CsvSource({
    "a spin that fails the third time, 3, exception",
    "a spin beside a deadlock, 1, deadlock",
  })
  void whatFailsWithinTheBoundIsFound(String loop, String rounds, String kind) {
    ToolRun run = prove(25, "--json", "--bound-loops", rounds, Rounds.class.getName(), loop);

    assertThat(run.out()).contains("\"verdict\":\"failed\"", "\"kind\":\"" + kind + "\"");
  }

  /** The first execution passes. */
  @Test
  void theViolationOfFigure1IsFoundFromAnExecutionThatPasses() {
    ToolRun run = prove(25, "--json", ProactiveFigures.class.getName(), "1", "1", "0");

    assertThat(run.out())
        .contains("\"verdict\":\"failed\"", "\"kind\":\"assertion\"")
        .doesNotContain("\"executions\":1,");
  }

  /** Figure 3 is a reconstruction, see there. */
  @Test
  void theScanOfBranchesThatThreadsTurnInLoopsEnds() {
    ToolRun run = prove(25, "--json", ProactiveFigures.class.getName(), "3", "2", "2");

    assertThat(run.out()).contains("\"verdict\":\"proved\"", "\"method\":\"paths\"");
  }

  @Test
  void aNumberIsTriedFromItsFirstToItsLast() {
    ToolRun run =
        prove(25, "--for", "n=1..3", CountersOfMany.class.getName(), "{n}", "with a lock");

    assertThat(run.status()).as(run.err() + run.out()).isZero();
    assertThat(run.out().lines().map(String::strip).toList())
        .anyMatch(line -> line.matches("1 +PROVED +1 +.* paths"))
        .anyMatch(line -> line.matches("3 +PROVED +1 +.* paths"))
        .contains("PROVED no schedule fails with n = 1, 2, 3")
        .contains("note      of other numbers nothing is known")
        .anyMatch(line -> line.contains("sequential consistency"));
  }

  @Test
  void theWorstOfAllNumbersCounts() {
    ToolRun run = prove(25, "--for", "n=1..2", CountersOfMany.class.getName(), "{n}");
    ToolRun json =
        prove(
            25,
            "--json",
            "--for",
            "n=1..2",
            "--jvm",
            "-Dthreads={n}",
            CountersOfMany.class.getName());

    assertThat(run.status()).as(run.err() + run.out()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "FAILED n = 2: ", "PROVED no schedule fails with n = 1\n", "next: unravel explain");
    assertThat(json.status()).isEqualTo(1);
    assertThat(json.out())
        .startsWith("{\"verdict\":\"failed\",\"for\":\"n\",\"proofs\":[{\"number\":1,\"proof\":{")
        .contains("\"verdict\":\"proved\"", "\"number\":2,\"proof\":{\"verdict\":\"failed\"");
  }

  @Test
  void aNumberWithoutAPlaceIsRefused() {
    ToolRun run = prove(25, "--for", "n=1..2", CountersOfMany.class.getName());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("Main {n}");
  }

  /** Nothing of Z3 comes with the command. */
  @Test
  void withoutZ3ItSaysWhatToDo() {
    ToolRun run = prove(25, "--decider", "z3", LostUpdate.class.getName());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("z3-turnkey", "UNRAVEL_Z3");
  }

  private ToolRun prove(int feature, String... args) {
    String jdk = InstalledJdks.withFeature(feature).orElseThrow().home().toString();
    String[] all = new String[args.length + 9];
    String[] first = {
      "prove", "--seconds", "0", "--jdk", jdk, "--out", folder.toString(), "-cp", ""
    };
    System.arraycopy(first, 0, all, 0, first.length);
    all[8] = EndToEndTest.testClasses();
    System.arraycopy(args, 0, all, first.length, args.length);
    return ToolRun.of(WorkerSetup::of, all);
  }
}
