package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script that the action and the template run, in a project, with a command that says what it
 * was told.
 */
class CiScriptTest {
  private static final Path SCRIPT = Path.of("../ci/run-tests").toAbsolutePath().normalize();
  private static final String TEST =
      "import org.junit.jupiter.api.Test; class X { @Test void a() {} }";

  @TempDir Path project;
  private String command;

  /** What the script came to. */
  private record Result(int status, String printed) {}

  @BeforeEach
  void makeAProject() throws Exception {
    Path echo = Files.writeString(project.resolve("echo"), "#!/bin/sh\necho \"$@\"\nexit 4\n");
    assertThat(echo.toFile().setExecutable(true)).isTrue();
    command = echo.toString();
    write("src/test/java/acme/OldTest.java", TEST);
    git("init -q -b main");
    git("add -A");
    git("commit -q -m first");
    git("checkout -q -b change");
  }

  @Test
  void testsThatHaveChangedAreRun() throws Exception {
    write("src/test/java/acme/NewTest.java", TEST);
    write("sub/src/test/java/acme/Other Test.java", TEST);
    write("src/test/java/acme/Helper.java", "class Helper {}");
    write("src/main/java/acme/Code.java", TEST);
    git("add -A");
    git("commit -q -m second");

    Result run = run(Map.of());

    assertThat(run.printed())
        .startsWith("run --all --out unravel-report --seconds 10 -cp classes")
        .contains("--junit acme.NewTest,acme.Other Test --summary unravel-report/summary.md")
        .contains("--sarif unravel-report/all.sarif");
    assertThat(run.status()).as("of the command").isEqualTo(4);
  }

  @Test
  void whereNoTestHasChangedNothingIsRun() throws Exception {
    assertThat(run(Map.of())).isEqualTo(new Result(0, "no test has changed\n"));
  }

  @Test
  void allTestsOrNamedOnesAreRunWithFurtherOptions() throws Exception {
    assertThat(run(Map.of("UNRAVEL_TESTS", "all")).printed()).doesNotContain("--junit");
    assertThat(
            run(Map.of("UNRAVEL_TESTS", "a.B", "UNRAVEL_OPTIONS", "--jobs 1 --seed 3")).printed())
        .contains("--junit a.B")
        .endsWith("--jobs 1 --seed 3\n");
  }

  @Test
  void aBaseThatIsNotThereIsAnError() throws Exception {
    Result run = run(Map.of("UNRAVEL_BASE", "origin/nowhere"));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.printed()).contains("is it fetched");
  }

  private void write(String file, String text) throws IOException {
    Path path = project.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private void git(String words) throws Exception {
    Result done =
        start(
            new ProcessBuilder(
                ("git -c user.name=a -c user.email=a@example.org " + words).split(" ")));
    assertThat(done.status()).as(done.printed()).isZero();
  }

  private Result run(Map<String, String> variables) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(SCRIPT.toString());
    builder.environment().put("UNRAVEL", command);
    builder.environment().put("UNRAVEL_CLASS_PATH", "classes");
    builder.environment().put("UNRAVEL_BASE", "main");
    builder.environment().putAll(variables);
    return start(builder);
  }

  private Result start(ProcessBuilder builder) throws Exception {
    Process process = builder.directory(project.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes());
    return new Result(process.waitFor(), printed);
  }
}
