package dev.unravel.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.ToolRun;
import dev.unravel.launch.FakeTraces;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
  @TempDir Path folder;

  @Test
  void aReproducedFailureExitsWithOne() throws IOException {
    ToolRun run = ToolRun.of("replay", trace("Fails"), "--times", "3");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .startsWith("REPRODUCED assertion: AssertionError at Main.main")
        .contains("3 times");
  }

  @Test
  void aDivergenceExitsWithThreeAndSaysWhatDiffered() throws IOException {
    ToolRun run = ToolRun.of("replay", trace("Diverges"));

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out())
        .contains("DIVERGED at action 2")
        .contains("expected  lock Account#1")
        .contains("came      read balance");
  }

  @Test
  void aFailureThatIsGoneExitsWithZero() throws IOException {
    ToolRun run = ToolRun.of("replay", trace("Fixed"));

    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("PASSED");
  }

  @Test
  void jsonTellsTheVerdict() throws IOException {
    assertThat(ToolRun.of("replay", "--json", trace("Fails")).out())
        .startsWith("{\"verdict\":\"reproduced\",\"failure\":{\"kind\":\"assertion\"")
        .contains("\"executions\":1,");
    assertThat(ToolRun.of("replay", "--json", trace("Diverges")).out())
        .startsWith("{\"verdict\":\"diverged\"")
        .contains(
            "\"divergence\":{\"clock\":2,\"expected\":\"lock Account#1\","
                + "\"came\":\"read balance\"}");
  }

  @Test
  void aClassPathThatIsGoneIsNamed() throws IOException {
    Target target =
        new Target(List.of("/no/such/classes"), "Main", List.of(), List.of(), new byte[0]);
    Path file = folder.resolve("gone.unravel");
    TraceFile.write(FakeTraces.failing(target, Settings.defaults()), file);

    ToolRun run = ToolRun.of("replay", file.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("/no/such/classes");
  }

  @Test
  void aDamagedTraceExitsWithThreeAndOneLine() throws IOException {
    Path file = Path.of(trace("Fails"));
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);

    for (String command : List.of("replay", "show")) {
      ToolRun run = ToolRun.of(command, file.toString());
      assertThat(run.status()).isEqualTo(3);
      assertThat(run.err()).startsWith("unravel: " + file + ": damaged").hasLineCount(1);
      assertThat(run.out()).isEmpty();
    }
  }

  private String trace(String mainClass) throws IOException {
    Path file = folder.resolve(mainClass + ".unravel");
    TraceFile.write(FakeTraces.failing(FakeTraces.target(mainClass), Settings.defaults()), file);
    return file.toString();
  }
}
