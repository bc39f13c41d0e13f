package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.EndsByItself;
import dev.unravel.cli.target.LostUpdate;
import dev.unravel.launch.InstalledJdks;
import dev.unravel.launch.WorkerSetup;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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
