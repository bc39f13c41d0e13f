package dev.unravel.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archives, unpacked where there is neither a source tree nor Maven, in a path with spaces. */
class ReleaseTest {
  private static final Path ARCHIVE = Path.of(System.getProperty("unravel.release"));
  private static final long MOST_BYTES = 8_000_000;

  @TempDir static Path scratch;

  private static Path release;

  /** What a command came to. */
  private record Result(int status, String printed) {}

  @BeforeAll
  static void unpack() throws Exception {
    Path place = Files.createDirectories(scratch.resolve("a place with spaces"));
    Result unpacked = run(place, List.of("tar", "-xzf", ARCHIVE + ".tar.gz"));
    assertThat(unpacked.status()).as(unpacked.printed()).isZero();
    release = place.resolve(ARCHIVE.getFileName());
  }

  @Test
  void bothArchivesAreSmall() throws IOException {
    assertThat(Files.size(Path.of(ARCHIVE + ".zip"))).isLessThan(MOST_BYTES);
    assertThat(Files.size(Path.of(ARCHIVE + ".tar.gz"))).isLessThan(MOST_BYTES);
  }

  @Test
  void theChecksumsAreThoseOfTheArchives() throws Exception {
    Result checked =
        run(ARCHIVE.getParent(), List.of("sha256sum", "--check", "--strict", Checksums.FILE));
    assertThat(checked.status()).as(checked.printed()).isZero();
    assertThat(checked.printed()).contains(ARCHIVE.getFileName() + ".zip: OK", "unravel.jar: OK");
  }

  @Test
  void theDemoFindsItsFailureAndWritesThePage() throws Exception {
    Path work = Files.createDirectories(scratch.resolve("work"));
    Result demo = run(work, List.of(release.resolve("bin/unravel").toString(), "demo"));

    assertThat(demo.status()).as(demo.printed()).isEqualTo(1);
    assertThat(demo.printed()).contains("FAILED ATOMICITY VIOLATION");
    assertThat(Files.readString(work.resolve("unravel-report/report.html")))
        .as("the source of the sample on the page")
        .contains("class Sample11IntQueue");
  }

  @Test
  void theSingleJarNeedsNothingBesideItAndItsTraceCanBeReplayed() throws Exception {
    Path work = Files.createDirectories(scratch.resolve("alone"));
    Path jar = Files.copy(release.resolve("lib/unravel.jar"), work.resolve("unravel.jar"));
    String java = Path.of(System.getProperty("java.home"), "bin/java").toString();

    Result demo = run(work, List.of(java, "-jar", jar.toString(), "demo"));
    assertThat(demo.status()).as(demo.printed()).isEqualTo(1);

    Result replay =
        run(work, List.of(java, "-jar", "unravel.jar", "replay", "unravel-report/failing.unravel"));
    assertThat(replay.status()).as(replay.printed()).isEqualTo(1);
    assertThat(replay.printed()).contains("REPRODUCED assertion: java.lang.AssertionError");
  }

  /** The server says who it is, and ends with its client. */
  @Test
  void theServerForAgentsRunsFromLib() throws Exception {
    Path lib = release.resolve("lib");
    Files.copy(ARCHIVE.resolveSibling("unravel-mcp.jar"), lib.resolve("unravel-mcp.jar"));
    String hello =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
            + "\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}";
    String script = "(echo '" + hello + "'; read -t 60 answer <answers; echo $answer >&2)";
    Result answered =
        run(
            scratch,
            List.of(
                "bash",
                "-c",
                "mkfifo answers; "
                    + script
                    + " | '"
                    + release.resolve("bin/unravel")
                    + "' mcp >answers"));

    assertThat(answered.status()).as(answered.printed()).isZero();
    assertThat(answered.printed()).contains("\"serverInfo\":{\"name\":\"unravel\"");
  }

  @Test
  void everyCommandHasAManualPageWithItsOptions() throws IOException {
    Path pages = release.resolve("man/man1");
    String find = Files.readString(pages.resolve("unravel-find.1"));
    assertThat(find)
        .startsWith(".TH \"UNRAVEL-FIND\" 1")
        .contains("\\-\\-executions=N", ".SH EXIT STATUS", "a failure was found or reproduced")
        // A variable of the help that nobody has replaced.
        .doesNotContain("${", "%n", "@|");
    try (Stream<Path> all = Files.list(pages)) {
      assertThat(all.map(page -> page.getFileName().toString()))
          .contains("unravel.1", "unravel-run.1", "unravel-prove.1", "unravel-demo.1");
    }
  }

  @Test
  void theCompletionIsAScriptThatBashReads() throws Exception {
    Path script = release.resolve("completions/unravel.bash");
    Result completed =
        run(
            scratch,
            List.of(
                "bash",
                "-c",
                "source '"
                    + script
                    + "' && COMP_WORDS=(unravel fi) COMP_CWORD=1 && _complete_unravel"
                    + " && echo ${COMPREPLY[@]}"));
    assertThat(completed.printed()).isEqualTo("find\n");
  }

  @Test
  void licencesOfAllPartsAreThere() {
    assertThat(release.resolve("LICENSE")).exists();
    assertThat(release.resolve("NOTICE")).content().contains("picocli", "ASM", "Preact");
    assertThat(release.resolve("licences/asm.txt")).content().contains("INRIA");
    assertThat(release.resolve("licences/preact.txt")).content().contains("Jason Miller");
  }

  /** cmd.exe itself is not to be had here. */
  @Test
  void theScriptForWindowsJumpsOnlyToLabelsThatItHas() throws IOException {
    String script = Files.readString(release.resolve("bin/unravel.cmd"));
    assertThat(script.replace("\r\n", "")).doesNotContain("\n");
    List<String> jumps =
        Pattern.compile("goto (\\w+)").matcher(script).results().map(r -> r.group(1)).toList();
    List<String> labels =
        Pattern.compile("(?m)^:(\\w+)").matcher(script).results().map(r -> r.group(1)).toList();
    assertThat(jumps).isNotEmpty().isSubsetOf(labels);
    for (String named :
        Pattern.compile("%UNRAVEL_LIB%\\\\([\\w.-]+)")
            .matcher(script)
            .results()
            .map(r -> r.group(1))
            .toList()) {
      assertThat(release.resolve("lib").resolve(named)).exists();
    }
  }

  /** On a machine that has a JDK and the usual tools, but neither Maven nor our tree. */
  private static Result run(Path folder, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    Map<String, String> kept = new HashMap<>(builder.environment());
    kept.keySet().retainAll(List.of("PATH", "UNRAVEL_CACHE", "UNRAVEL_COMPILER"));
    builder.environment().clear();
    builder.environment().putAll(kept);
    builder.environment().put("HOME", folder.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes());
    return new Result(process.waitFor(), printed);
  }
}
