package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.LostUpdate;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lost update, from the search to the sentence. */
class ExplainEndToEndTest {
  @TempDir static Path folder;

  private static String trace;

  @BeforeAll
  static void find() {
    EndToEndTest.needsTheAgent();
    String classes = EndToEndTest.testClasses();
    real("find", "--out", folder.toString(), "-cp", classes, LostUpdate.class.getName());
    trace = folder.resolve("LostUpdate-1.unravel").toString();
  }

  private static ToolRun real(String... args) {
    return ToolRun.of(WorkerSetup::of, args);
  }

  @Test
  void theTextBeginsWithTheVerdict() {
    ToolRun run = real("explain", trace);

    assertThat(run.status()).as(run.err()).isEqualTo(1);
    assertThat(run.out())
        .startsWith("ATOMICITY VIOLATION (read-write-write)")
        .contains("LostUpdate.java:", "lost it.", ": passes", "unravel replay");
    assertThat(run.out().lines().count()).isBetween(10L, 50L);
  }

  @Test
  void jsonIsOneObject() {
    ToolRun run = real("explain", "--json", trace);

    assertThat(run.status()).as(run.err()).isEqualTo(1);
    assertThat(run.out())
        .startsWith("{\"verdict\":\"explained\"")
        .contains("\"pattern\":\"atomicity_violation\"", "\"checks\":[", "\"hash\":")
        .hasLineCount(1);
  }

  @Test
  void perfettoGoesToAFile() throws IOException {
    Path file = folder.resolve("schedule.json");

    ToolRun run = real("explain", "--format", "perfetto", "--out", file.toString(), trace);

    assertThat(run.status()).as(run.err()).isEqualTo(1);
    assertThat(run.err()).contains("written: " + file);
    assertThat(Files.readString(file)).contains("traceEvents");
  }
}
