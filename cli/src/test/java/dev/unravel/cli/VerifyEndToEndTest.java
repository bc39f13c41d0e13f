package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.worker.WorkerSetup;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole way of {@code unravel verify}. */
class VerifyEndToEndTest {
  @TempDir private static Path folder;
  private static String trace;

  @BeforeAll
  static void findTheFailure() throws IOException {
    EndToEndTest.needsTheAgent();
    String classes = compile("before", TinyProgram.LOST_UPDATE);
    ToolRun found =
        real("find", "--executions", "1000", "--out", folder.toString(), "-cp", classes, "Main");
    assertThat(found.status()).as(found.err()).isEqualTo(1);
    trace = folder.resolve("Main-1.unravel").toString();
  }

  @Test
  void aLockThatIsAddedFixesIt() throws IOException {
    String classes =
        compile("right", TinyProgram.LOST_UPDATE.replace("void incr", "synchronized void incr"));

    ToolRun fixed = real("verify", trace, "--executions", "1000", "-cp", classes);

    assertThat(fixed.status()).as(fixed.err()).isZero();
    assertThat(fixed.out())
        .startsWith("FIXED (every schedule) no schedule of this input fails")
        .contains("before    assertion: java.lang.AssertionError at Main.main(Main.java:17)")
        .contains("assuming  sequential consistency");
  }

  /** Without {@code -cp}: the same classes. */
  @Test
  void whatWasNotChangedStillFails() {
    ToolRun failed = real("verify", trace, "--json", "--out", folder.toString());

    assertThat(failed.status()).as(failed.err()).isEqualTo(1);
    assertThat(failed.out())
        .contains("\"verdict\":\"still fails\"", "\"means\":\"the old schedule\"")
        .contains("\"exitStatus\":1");
  }

  @Test
  void aPlaceWithoutTheProgramIsRefused() {
    ToolRun missing = real("verify", trace, "--executions", "10", "-cp", folder.toString());

    assertThat(missing.status()).as(missing.out()).isEqualTo(2);
    assertThat(missing.err()).contains("Main");
  }

  @Test
  void aLimitThatIsNoNumberOfExecutionsIsRefused() {
    assertThat(ToolRun.of("verify", trace, "--executions", "-1").status()).isEqualTo(2);
    assertThat(ToolRun.of("verify", trace, "--no-proof", "--require-proof").status()).isEqualTo(2);
  }

  private static String compile(String name, String source) throws IOException {
    TinyProgram program = new TinyProgram(folder.resolve(name));
    program.compile(source);
    return program.classes().toString();
  }

  private static ToolRun real(String... args) {
    return ToolRun.of((jdk, backend) -> WorkerSetup.of(jdk, backend).forAtMost(1), args);
  }
}
