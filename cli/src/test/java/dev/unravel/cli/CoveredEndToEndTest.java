package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.Turns;
import dev.unravel.launch.WorkerSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a search that found nothing says about itself, with real workers. */
class CoveredEndToEndTest {
  /** Fits into a method as it is, and not with a hook at each access. */
  private static final int ACCESSES = 5_000;

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
  void whatIsTriedOneAfterTheOtherIsNotEstimated() {
    assertThat(turns("--strategy", "delay", "--executions", "300"))
        .contains("by delay")
        .doesNotContain("estimated");
  }

  @Test
  void aClassThatIsTooLargeToInstrumentIsNotControlled() throws IOException {
    Path source = Files.writeString(folder.resolve("Large.java"), largeProgram());
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()))
        .isZero();

    assertThat(find("--executions", "20", "-cp", folder.toString(), "Large"))
        .startsWith("PASSED")
        .contains("uncontrolled: not instrumented, too large: Large");
  }

  private static String largeProgram() {
    return "class Large { static int n; public static void main(String[] args) {"
        + "n++;".repeat(ACCESSES)
        + "}}";
  }

  private String turns(String... options) {
    String[] args = new String[options.length + 3];
    System.arraycopy(options, 0, args, 0, options.length);
    args[options.length] = "-cp";
    args[options.length + 1] = EndToEndTest.testClasses();
    args[options.length + 2] = Turns.class.getName();
    return find(args);
  }

  private String find(String... options) {
    String[] args = new String[options.length + 3];
    args[0] = "find";
    args[1] = "--out";
    args[2] = folder.resolve("traces").toString();
    System.arraycopy(options, 0, args, 3, options.length);
    ToolRun run = ToolRun.of(WorkerSetup::of, args);
    assertThat(run.status()).as(run.err() + run.out()).isZero();
    return run.out();
  }
}
