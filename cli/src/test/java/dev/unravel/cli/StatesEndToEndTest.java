package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.Ladder;
import dev.unravel.launch.worker.WorkerSetup;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** States are told apart by what variables hold, wherever that is kept. */
class StatesEndToEndTest {
  private static final String FEW = "1000";
  private static final String MANY = "10000";

  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"static", "field", "array", "atomic", "reference"})
  void whatTakesManyUnlikelyStepsIsFoundWithValuesIn(String kind) {
    ToolRun run = find("states", FEW, kind);

    assertThat(run.status()).as(run.err() + run.out()).isEqualTo(1);
    assertThat(run.out()).contains("at the top");
  }

  @Test
  void samplingHardlyFindsIt() {
    assertThat(find("random", MANY, "static").status()).isZero();
  }

  private ToolRun find(String strategy, String executions, String kind) {
    return ToolRun.of(
        WorkerSetup::of,
        "find",
        "--out",
        folder.toString(),
        "--jobs",
        "1",
        "--strategy",
        strategy,
        "--executions",
        executions,
        "-cp",
        EndToEndTest.testClasses(),
        Ladder.class.getName(),
        kind);
  }
}
