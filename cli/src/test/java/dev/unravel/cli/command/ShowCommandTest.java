package dev.unravel.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.ToolRun;
import dev.unravel.launch.FakeTraces;
import dev.unravel.trace.Settings;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
  @TempDir Path folder;

  private Path file;

  @BeforeEach
  void writeTrace() throws IOException {
    file = folder.resolve("a.unravel");
    TraceFile.write(FakeTraces.failing(FakeTraces.target("Main"), Settings.defaults()), file);
  }

  @Test
  void aTableIsTheDefault() {
    ToolRun run = ToolRun.of("show", "--width", "100", file.toString());

    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("main.1").contains("balance").contains("Main.java:3");
  }

  @Test
  void jsonIsOneLine() {
    assertThat(ToolRun.of("show", "--json", file.toString()).out())
        .startsWith("{\"hash\"")
        .hasLineCount(1);
  }

  @Test
  void aPerfettoFileIsWritten() {
    Path perfetto = folder.resolve("a.json");
    ToolRun run = ToolRun.of("show", "--perfetto", perfetto.toString(), file.toString());

    assertThat(run.status()).isZero();
    assertThat(perfetto).content().startsWith("{").contains("traceEvents");
  }

  @Test
  void aFileThatCannotBeWrittenExitsWithThree() {
    ToolRun run = ToolRun.of("show", "--perfetto", folder.toString(), file.toString());

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err()).startsWith("unravel: cannot write");
  }
}
