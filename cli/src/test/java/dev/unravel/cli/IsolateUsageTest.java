package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.FakeTraces;
import dev.unravel.trace.Settings;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IsolateUsageTest {
  @TempDir Path folder;

  private String trace(String mainClass) throws IOException {
    Path file = folder.resolve(mainClass + ".unravel");
    TraceFile.write(FakeTraces.failing(FakeTraces.target(mainClass), Settings.defaults()), file);
    return file.toString();
  }

  @Test
  void tracesOfTwoProgramsAreNotCompared() throws IOException {
    ToolRun run = ToolRun.of("isolate", "--passing", trace("Other"), trace("Fails"));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("two programs", "Other", "Fails");
  }

  @Test
  void withoutTestsThereIsNothingToIsolate() throws IOException {
    ToolRun run = ToolRun.of("isolate", "--tests", "0", trace("Fails"));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--tests must be at least 1");
  }
}
