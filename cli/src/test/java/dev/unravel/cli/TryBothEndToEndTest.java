package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.worker.WorkerSetup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which conflict decides, found by forcing each both ways in plain runs. */
class TryBothEndToEndTest {
  /** Who notifies first is not heard, whatever else happens. */
  private static final String NOTIFICATION =
      """
      public class Main {
        public static void main(String[] args) throws Exception {
          Object bell = new Object();
          Thread announcer = new Thread(() -> {
            synchronized (bell) {
              bell.notifyAll();
            }
          }, "announcer");
          announcer.start();
          synchronized (bell) {
            bell.wait();
          }
        }
      }
      """;

  /** One thread comes so late that it never fails by itself. */
  private static final String CHECK_THEN_ACT =
      TinyProgram.CHECK_THEN_ACT.replace(
          "new Thread(main::open, \"second\")",
          "new Thread(() -> { java.util.concurrent.locks.LockSupport.parkNanos(100_000_000L);"
              + " main.open(); }, \"second\")");

  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  static Stream<Arguments> programs() {
    return Stream.of(
        Arguments.of("lost update", TinyProgram.LOST_UPDATE, "count"),
        Arguments.of("deadlock", TinyProgram.DEADLOCK, "different orders"),
        Arguments.of("lost notification", NOTIFICATION, "nobody heard"),
        Arguments.of("check then act", CHECK_THEN_ACT, "Not atomic"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void theConflictThatDecidesIsNamed(String name, String source, String conflict)
      throws IOException {
    ToolRun run = tryBoth(source);

    assertThat(run.status()).as(run.err() + run.out()).isEqualTo(1);
    String decides =
        run.out().lines().filter(line -> line.startsWith("DECIDES ")).findFirst().orElse("");
    assertThat(decides).as(run.out()).contains(" comes before ", conflict);
    assertThat(run.out()).contains("100% of 3 runs fail, hit in 100%");
  }

  @Test
  void nothingDecidesWhereNothingFails() throws IOException {
    ToolRun run =
        tryBoth(TinyProgram.LOST_UPDATE.replace("void increment", "synchronized void increment"));

    assertThat(run.status()).as(run.err() + run.out()).isEqualTo(0);
    assertThat(run.out()).contains("no conflict was found to decide").doesNotContain("DECIDES");
  }

  @Test
  void jsonHasARowForEachOrder() throws IOException {
    ToolRun run = tryBoth(TinyProgram.LOST_UPDATE, "--json");

    assertThat(run.out())
        .hasLineCount(1)
        .contains("\"orders\":[", "\"hitRate\":1.0,\"failureRate\":1.0,\"decides\":true")
        .contains("\"hitRate\":1.0,\"failureRate\":0.0,\"decides\":false");
  }

  private ToolRun tryBoth(String source, String... options) throws IOException {
    TinyProgram program = new TinyProgram(folder);
    program.compile(source);
    return ToolRun.of(
        WorkerSetup::of,
        Stream.of(
                Stream.of("conflicts", "--try-both", "--runs", "3"),
                Stream.of(options),
                Stream.of("-cp", program.classes().toString(), "Main"))
            .flatMap(all -> all)
            .toArray(String[]::new));
  }
}
