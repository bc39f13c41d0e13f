package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.Turns;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a search that found nothing says about itself, with real workers. */
class CoveredEndToEndTest {
  /** Fits into a method as it is, and not with a hook at each access. */
  private static final int ACCESSES = 5_000;

  private static final String WRITES =
      "static volatile int n; static void write() {" + "n = 1;".repeat(9) + "}";

  /** Two threads that write, in far more than 300 schedules. */
  private static final String TWO_THREADS = "new Thread(() -> write()).start(); write();";

  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  @Test
  void whatIsDrawnByLotIsEstimated() {
    // The search draws 300 times; the estimate is about what comes behind the 128th.
    assertThat(turns("--strategy", "random", "--executions", "300"))
        .containsPattern("about 9\\d(\\.\\d)?% of what random is likely to show")
        .contains("(estimated from 172 executions)");
  }

  @Test
  void theEstimateIsOverAllWorkers() {
    // Twice 300, each in a worker of its own.
    assertThat(turns("--strategy", "random", "--executions", "600", "--jobs", "2"))
        .contains("(estimated from 344 executions)");
  }

  @Test
  void whatIsTriedOneAfterTheOtherIsNotEstimated() throws IOException {
    compile("Many", WRITES, TWO_THREADS);

    assertThat(compiled("Many", "--strategy", "exhaustive", "--executions", "300"))
        .contains("executions: 300 by exhaustive")
        .doesNotContain("estimated");
  }

  @Test
  void aClassThatIsTooLargeToInstrumentIsNotControlled() throws IOException {
    compile("Large", "static int n;", "n++;".repeat(ACCESSES));

    assertThat(find(4, folder.toString(), "Large", "--executions", "20"))
        .startsWith("INCONCLUSIVE not all of the target could be seen: ")
        .contains("uncontrolled: not instrumented, too large: Large");
  }

  private void compile(String name, String members, String main) throws IOException {
    String program =
        "class " + name + " {" + members + "public static void main(String[] args) {" + main + "}}";
    Path source = Files.writeString(folder.resolve(name + ".java"), program);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()))
        .isZero();
  }

  private String compiled(String mainClass, String... options) {
    return find(folder.toString(), mainClass, options);
  }

  private String turns(String... options) {
    return find(EndToEndTest.testClasses(), Turns.class.getName(), options);
  }

  private String find(String classPath, String mainClass, String... options) {
    return find(0, classPath, mainClass, options);
  }

  private String find(int status, String classPath, String mainClass, String... options) {
    List<String> args = new ArrayList<>(List.of("find", "--out", folder.toString()));
    args.addAll(List.of(options));
    args.addAll(List.of("-cp", classPath, mainClass));
    ToolRun run = ToolRun.of(WorkerSetup::of, args.toArray(String[]::new));
    assertThat(run.status()).as(run.err() + run.out()).isEqualTo(status);
    return run.out();
  }
}
