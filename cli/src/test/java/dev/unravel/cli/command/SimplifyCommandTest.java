package dev.unravel.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.ToolRun;
import dev.unravel.launch.FakeTraces;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimplifyCommandTest {
  @TempDir Path folder;

  @Test
  void aTraceThatDidNotFailIsAUsageError() throws IOException {
    Trace failing = FakeTraces.failing(FakeTraces.target("Main"), Settings.defaults());
    Path file = folder.resolve("passed.unravel");
    TraceFile.write(FakeTraces.ending(failing, new Outcome.Pass()), file);

    ToolRun run = ToolRun.of("simplify", file.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("did not fail").hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--suffix", "--max-executions", "--seconds"})
  void limitsMustNotBeNegative(String option) {
    ToolRun run = ToolRun.of("simplify", option, "-1", folder.resolve("any.unravel").toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(option + " must not be negative");
  }
}
