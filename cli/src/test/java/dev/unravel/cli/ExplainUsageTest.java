package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.FakeTraces;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainUsageTest {
  @TempDir Path folder;

  private String written(Trace trace) throws IOException {
    Path file = folder.resolve("trace.unravel");
    TraceFile.write(trace, file);
    return file.toString();
  }

  private static Trace failing() {
    return FakeTraces.failing(FakeTraces.target("Main"), Settings.defaults());
  }

  private static Trace passing() {
    Trace t = failing();
    return new Trace(
        t.target(),
        t.jdk(),
        t.settings(),
        t.schedule(),
        t.preemptions(),
        new Outcome.Pass(),
        t.threads(),
        t.locations(),
        t.objects(),
        t.actions());
  }

  @Test
  void aTraceThatPassesHasNothingToExplain() throws IOException {
    ToolRun run = ToolRun.of("explain", written(passing()));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("did not fail", "nothing to explain");
  }

  @Test
  void thePassingTraceHasToPass() throws IOException {
    String file = written(failing());

    ToolRun run = ToolRun.of("explain", "--passing", file, file);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--passing does not pass");
  }

  @Test
  void aFormatThatIsNotThereIsNamedWithThoseThatAre() throws IOException {
    ToolRun run = ToolRun.of("explain", "--format", "poem", written(failing()));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("poem", "text", "json", "perfetto");
  }

  @Test
  void aSourceFolderHasToBeThere() throws IOException {
    ToolRun run = ToolRun.of("explain", "--source", "no/such", written(failing()));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--source", "no/such");
  }
}
