package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.plain.PlainEnd;
import dev.unravel.launch.plain.PlainJvm;
import dev.unravel.launch.worker.AgentJar;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** From a failing trace to plain runs that fail. */
class BreakpointsEndToEndTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  static Stream<Arguments> programsAndJdks() {
    return Stream.of(
        Arguments.of(17, "lost update", TinyProgram.LOST_UPDATE),
        Arguments.of(17, "deadlock", TinyProgram.DEADLOCK),
        Arguments.of(17, "lost notification", TinyProgram.LOST_NOTIFICATION),
        Arguments.of(17, "check then act", TinyProgram.CHECK_THEN_ACT),
        Arguments.of(25, "lost update", TinyProgram.LOST_UPDATE),
        Arguments.of(25, "deadlock", TinyProgram.DEADLOCK));
  }

  @ParameterizedTest(name = "{1} on {0}")
  @MethodSource("programsAndJdks")
  void plainRunsFail(int feature, String name, String source) throws IOException {
    TinyProgram program = new TinyProgram(folder);
    program.compile(source);

    ToolRun run = breakpoints(program, feature, "--json");

    assertThat(run.status()).as(run.err() + run.out()).isEqualTo(1);
    assertThat(run.out())
        .as(name)
        .startsWith("{\"verdict\":\"written\",\"breakpoints\":1,\"runs\":5,")
        .contains("\"hitRate\":1.0,\"failureRate\":1.0,", "\"file\":", "\"test\":")
        .hasLineCount(1);
  }

  @Test
  void theTestFailsUntilTheProgramIsMended() throws Exception {
    TinyProgram program = new TinyProgram(folder);
    program.compile(TinyProgram.LOST_UPDATE);
    breakpoints(program, Runtime.version().feature());
    program.compile(folder.resolve("out/MainBreakpointTest.java"));

    Throwable thrown = catchThrowable(() -> runTest(program));
    program.compile(TinyProgram.LOST_UPDATE.replace("void inc", "synchronized void inc"));
    Throwable mended = catchThrowable(() -> runTest(program));

    assertThat(thrown).isInstanceOf(AssertionError.class).hasMessageContaining("count is 1");
    assertThat(mended).isNull();
  }

  @Test
  void thePatchMakesTheProgramFail() throws Exception {
    TinyProgram program = new TinyProgram(folder);
    program.compile(TinyProgram.LOST_UPDATE);
    ToolRun run =
        breakpoints(
            program,
            Runtime.version().feature(),
            "--java",
            "--source",
            program.sources().toString());

    apply(folder.resolve("out/breakpoints.patch"), program.sources());
    Path api = Path.of("..", "api", "target", "classes").toAbsolutePath();
    program.compile(Files.readString(program.sources().resolve("Main.java")), api);

    assertThat(run.out()).contains("breakpoints.patch");
    for (int i = 0; i < 5; i++) {
      PlainEnd end =
          new PlainJvm(
                  Jdk.current(),
                  new Target(
                      List.of(program.classes().toString(), api.toString()),
                      "Main",
                      List.of(),
                      List.of("-Dunravel.breakpoints=on"),
                      new byte[0]),
                  List.of(),
                  60_000)
              .run();
      assertThat(end.errors()).contains("count is 1", "hit 1");
    }
  }

  private static void apply(Path patch, Path sources) throws Exception {
    Process process =
        new ProcessBuilder("git", "apply", "-p1", patch.toString())
            .directory(sources.toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(output).isZero();
  }

  private ToolRun breakpoints(TinyProgram program, int feature, String... options) {
    String jdk = InstalledJdks.withFeature(feature).orElseThrow().home().toString();
    String classes = program.classes().toString();
    String traces = folder.resolve("traces").toString();
    // One of the programs holds a thread up by a sleep.
    ToolRun found =
        real(
            "find",
            "--fail-on",
            "timing",
            "--jobs",
            "1",
            "--jdk",
            jdk,
            "--out",
            traces,
            "-cp",
            classes,
            "Main");
    assertThat(found.status()).as(found.err() + found.out()).isEqualTo(1);
    return real(
        Stream.of(
                Stream.of("breakpoints", "--runs", "5", "--jdk", jdk),
                Stream.of("--out", folder.resolve("out").toString()),
                Stream.of(options),
                Stream.of(traces + "/Main-1.unravel"))
            .flatMap(all -> all)
            .toArray(String[]::new));
  }

  private static ToolRun real(String... args) {
    return ToolRun.of(WorkerSetup::of, args);
  }

  /** As JUnit does it, but with the classes of the program on the class path. */
  private void runTest(TinyProgram program) throws Throwable {
    String path = System.getProperty("java.class.path");
    System.setProperty("java.class.path", program.classes().toString());
    System.setProperty(AgentJar.PROPERTY, AgentJar.locate().toString());
    URL[] urls = {program.classes().toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      Class<?> type = loader.loadClass("MainBreakpointTest");
      var constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      Object test = constructor.newInstance();
      var place = type.getDeclaredField("folder");
      place.setAccessible(true);
      place.set(test, Files.createTempDirectory(folder, "test"));
      Method method = type.getDeclaredMethod("passesThoughThreadsMeet");
      method.setAccessible(true);
      method.invoke(test);
    } catch (InvocationTargetException failed) {
      throw failed.getCause();
    } finally {
      System.setProperty("java.class.path", path);
    }
  }
}
