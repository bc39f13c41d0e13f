package dev.unravel.junit;

import static org.assertj.core.api.Assertions.assertThat;

import acme.Counters;
import dev.unravel.launch.target.OwnJvm;
import dev.unravel.launch.worker.AgentJar;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;

/** Tests that are marked, run by the platform's launcher as build tools and IDEs run them. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ConcurrencyTestTest {
  @TempDir private static Path folder;

  /** Found and looked into once for all tests: that takes a JVM for each step. */
  private static ConcurrencyFailure first;

  private static String firstPage;
  private static Path firstTrace;

  @BeforeAll
  static void fail() throws Exception {
    Project.needsTheAgent();
    System.clearProperty(Counters.MENDED);
    kept().drop();
    assertThat(OwnJvm.classPath()).anyMatch(entry -> entry.endsWith("test-classes"));
    first = JUnitRun.of(Counters.class, "losesUnlessMended").failure().get();
    firstPage = Files.readString(first.result().report().get());
    firstTrace = Files.copy(first.result().trace().get(), folder.resolve("first.unravel"));
  }

  @AfterEach
  void breakAgain() {
    System.clearProperty(Counters.MENDED);
  }

  @AfterAll
  static void forget() throws Exception {
    kept().drop();
  }

  private static KeptFailure kept() throws NoSuchMethodException {
    Method method = Counters.class.getDeclaredMethod("losesUnlessMended");
    return KeptFailure.of(new TestedMethod(Counters.class, method), "");
  }

  @Test
  void aFailureTellsWhatWhyWhereAndHowToSeeItAgain() throws Exception {
    assertThat(first.getMessage())
        .startsWith("org.opentest4j.AssertionFailedError: expected: <12> but was: <11>")
        .contains("ATOMICITY VIOLATION", "Counters.java:", "report    file:", "unravel replay ");
    assertThat(first.getStackTrace())
        .anySatisfy(
            frame -> {
              assertThat(frame.getClassName()).isEqualTo(Counters.class.getName());
              assertThat(frame.getMethodName()).isEqualTo("losesUnlessMended");
            })
        .noneMatch(frame -> frame.getClassName().startsWith("dev.unravel.junit.Co"));
    CheckResult result = first.result();
    assertThat(result.verdict()).isEqualTo(CheckResult.Verdict.FAILED);
    assertThat(firstPage).contains("<html", "Counters");
    assertThat(result.trace().get()).startsWithRaw(Path.of("target", ".unravel").toAbsolutePath());
    Matcher pasted = Pattern.compile("replay = \"(unravel:[^\"]+)\"").matcher(first.getMessage());
    assertThat(pasted.find()).isTrue();
    assertThat(failsAgain(pasted.group(1))).isTrue();
    assertThat(failsAgain(firstTrace.toString())).isTrue();
  }

  /** What is in the message, given to replay. */
  private static boolean failsAgain(String schedule) throws Exception {
    Method method = Counters.class.getDeclaredMethod("losesUnlessMended");
    try {
      new Campaign(new TestedMethod(Counters.class, method), "", new Exploration().replay(schedule))
          .run();
      return false;
    } catch (ConcurrencyFailure again) {
      return again.getMessage().contains("expected: <12> but was: <11>")
          && again.result().executions() == 1;
    }
  }

  /** As long as it is the last one. */
  @Test
  @Order(1)
  void theLastFailureIsTriedFirstUntilTheTestPasses() throws Exception {
    ConcurrencyFailure second = JUnitRun.of(Counters.class, "losesUnlessMended").failure().get();

    assertThat(first.result().executions()).isGreaterThan(1);
    assertThat(second.result().executions()).isEqualTo(1);
    assertThat(second).hasMessage(first.getMessage());

    System.setProperty(Counters.MENDED, "true");
    assertThat(JUnitRun.of(Counters.class, "losesUnlessMended").failure()).isEmpty();
    assertThat(kept().folder()).doesNotExist();
  }

  @Test
  void parametersNestedClassesAndParallelExecutionWork() {
    JUnitRun run =
        JUnitRun.of(
            Counters.class,
            List.of("keeps(org.junit.jupiter.api.TestInfo)"),
            Map.of("junit.jupiter.execution.parallel.enabled", "true"));
    assertThat(run.results()).containsOnlyKeys("keeps count");
    assertThat(run.results().values()).allMatch(r -> r.getStatus() == Status.SUCCESSFUL);

    JUnitRun nested =
        JUnitRun.of(
            Counters.class.getDeclaredClasses()[0],
            List.of("keepsInside"),
            Map.of(
                "junit.jupiter.execution.parallel.enabled", "true",
                "junit.jupiter.execution.parallel.mode.default", "concurrent"));
    assertThat(nested.results()).containsOnlyKeys("keepsInside()");
    assertThat(nested.results().values()).allMatch(r -> r.getStatus() == Status.SUCCESSFUL);
  }

  @Test
  void aTestThatHasToWaitForAnotherSaysSo() throws Exception {
    PrintStream before = System.out;
    BlockingQueue<String> said = new LinkedBlockingQueue<>();
    System.setOut(
        new PrintStream(before, true) {
          @Override
          public void println(String line) {
            said.add(line);
          }
        });
    Thread waits =
        new Thread(() -> JUnitRun.of(Counters.class, "keeps(org.junit.jupiter.api.TestInfo)"));
    Campaign.ONE_AT_A_TIME.lock();
    try {
      waits.start();
      assertThat(said.take())
          .endsWith(
              "Counters#keeps(org.junit.jupiter.api.TestInfo) waits: concurrency tests run one"
                  + " after the other");
    } finally {
      Campaign.ONE_AT_A_TIME.unlock();
      System.setOut(before);
    }
    waits.join();
  }

  @Test
  void aPartOfATestFindsTheStateThatTheTestHasMade() throws IOException {
    ConcurrencyFailure failure = JUnitRun.of(Counters.class, "losesInAPart").failure().get();

    assertThat(failure.getMessage())
        .startsWith("org.opentest4j.AssertionFailedError: expected: <7> but was: <6>")
        .contains("Unravel.exploring().replay(\"");
  }

  @Test
  void aPartThatPassesReturnsWhatWasDone() {
    assertThat(JUnitRun.of(Counters.class, "keepsInAPart").results().values())
        .singleElement()
        .satisfies(
            result -> assertThat(result.getStatus()).as("%s", result).isEqualTo(Status.SUCCESSFUL));
  }

  @Test
  void aProofIsDoneOrTheTestFails() {
    assertThat(JUnitRun.of(Counters.class, "isProved").failure()).isEmpty();

    ConcurrencyFailure refuted = JUnitRun.of(Counters.class, "isRefuted").failure().get();
    assertThat(refuted.result().verdict()).isEqualTo(CheckResult.Verdict.FAILED);
    assertThat(refuted).hasMessageContaining("ATOMICITY VIOLATION");

    ConcurrencyFailure neither = JUnitRun.of(Counters.class, "isNeither").failure().get();
    assertThat(neither.result().verdict()).isEqualTo(CheckResult.Verdict.INCONCLUSIVE);
    assertThat(neither).hasMessageStartingWith("not proved: ");
  }

  @Test
  void aTestThatCannotBeRunFailsWithTheReason() {
    String before = System.getProperty(AgentJar.PROPERTY);
    System.setProperty(AgentJar.PROPERTY, "/absent.jar");
    try {
      TestExecutionResult result =
          JUnitRun.of(Counters.class, "losesUnlessMended").results().values().iterator().next();

      assertThat(result.getStatus()).isEqualTo(Status.FAILED);
      assertThat(result.getThrowable().get()).hasMessageContaining("unravel-agent.jar is missing");
    } finally {
      if (before == null) {
        System.clearProperty(AgentJar.PROPERTY);
      } else {
        System.setProperty(AgentJar.PROPERTY, before);
      }
    }
  }

  @Test
  void theClassPathOfALoaderIsGivenToTheWorker() throws Exception {
    Path classes = Path.of("target", "test-classes").toAbsolutePath();
    URL[] urls = {classes.toUri().toURL(), new URL("http://example.org/absent.jar")};
    try (URLClassLoader loader = new URLClassLoader(urls, null)) {
      Class<?> alone = loader.loadClass(Project.class.getName());

      assertThat(new TestedMethod(alone, Object.class.getMethod("hashCode")).target().classPath())
          .startsWith(classes.toString());
    }
  }
}
