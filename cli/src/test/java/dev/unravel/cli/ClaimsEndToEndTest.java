package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What verdicts take for granted, and when nothing is claimed, with real workers. */
class ClaimsEndToEndTest {
  /** Two threads, of which one does something besides, in a program that cannot fail. */
  private static final String PROGRAM =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;

      public class Main {
        static final Object LOCK = new Object();
        static final AtomicInteger ATOMIC = new AtomicInteger();
        static int count;
        static int rounds;
        static boolean stop;

        static void add() {
          synchronized (LOCK) {
            count++;
            LOCK.notifyAll();
          }
        }

        public static void main(String[] args) throws Exception {
          Thread t = new Thread(Main::add);
          t.start();
          BODY
          t.join();
        }
      }

      class Other {
        static void use() {
          Main.add();
        }
      }
      """;

  private static final String ALWAYS = "this-input sequential-consistency";

  /** The ids of what only a proof by paths assumes. */
  private static final List<String> OF_PATHS =
      List.of(
          "values-of-strings",
          "final-fields",
          "thread-names",
          "state-inside-the-jdk",
          "identity-hashes");

  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "add();|",
        "ATOMIC.incrementAndGet();|",
        "Thread.sleep(500);|",
        "t.join(); Thread.sleep(5000);|",
        "new Random(42).nextInt();|",
        "new ConcurrentHashMap<Integer, Integer>().put(1, 1);| concurrent-calls",
        "Math.random();| random-seed",
        "new Random().nextInt();| random-seed",
        "ThreadLocalRandom.current().nextInt();| random-seed",
        "UUID.randomUUID();| random-seed",
        "System.nanoTime();| virtual-clock",
        "new Date();| virtual-clock",
        "java.time.Instant.now();| virtual-clock",
        "Other.use();| class-loading",
        "synchronized (LOCK) { while (count == 0) LOCK.wait(); }| no-spurious-wake-ups",
      })
  void aSearchAssumesNoMoreThanTheProgramDoes(String body, String besides) throws IOException {
    compile(body);

    String json = find("--json", "--executions", "200").out();

    assertThat(json).contains("\"verdict\":\"passed\"", "\"everySchedule\":true");
    assertThat(ids(json)).isEqualTo(besides == null ? ALWAYS : ALWAYS + " " + besides);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "add();|",
        "ATOMIC.incrementAndGet();|",
        "Thread.sleep(500);|",
        "new Random(42).nextInt();|",
        "new ConcurrentHashMap<Integer, Integer>().put(1, 1);| concurrent-calls",
        "Math.random();| random-seed",
        "System.nanoTime();| virtual-clock",
        "Other.use();| class-loading",
        "synchronized (LOCK) { while (count == 0) LOCK.wait(); }| no-spurious-wake-ups",
      })
  void aProofAssumesNoMoreThanTheProgramDoes(String body, String besides) throws IOException {
    compile(body);

    String json = prove("--json").out();

    assertThat(json).contains("\"verdict\":\"proved\"");
    assertThat(ids(json)).isEqualTo(besides == null ? ALWAYS : ALWAYS + " " + besides);
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void whatAPoolsThreadsWaitForIsNoTimeoutOfTheProgram(int jdk) throws IOException {
    compile(
        "ExecutorService pool = Executors.newCachedThreadPool(); pool.submit(Main::add).get();"
            + " CompletableFuture.runAsync(Main::add).get(); pool.shutdown();");

    String json = find("--json", "--executions", "60", "--jdk", home(jdk)).out();

    assertThat(ids(json)).isEqualTo(ALWAYS + " concurrent-calls pools-keep-threads");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Thread.sleep(5000);",
        "t.join(5000);",
        "synchronized (LOCK) { if (count == 0) LOCK.wait(5000); }",
        "LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(); q.poll(5,"
            + " TimeUnit.SECONDS);",
        "ScheduledExecutorService s = Executors.newScheduledThreadPool(1);"
            + " s.schedule(Main::add, 5, TimeUnit.SECONDS); s.shutdown();",
      })
  void nothingIsClaimedOfSchedulesInWhichALongTimeoutPassesEarly(String body) throws IOException {
    compile(body);

    ToolRun found = find("--json", "--executions", "60");
    assertThat(found.status()).isZero();
    assertThat(found.out())
        .contains(
            "\"everySchedule\":false", "in which threads are held up for less than 1 s altogether")
        .contains("{\"id\":\"long-timeouts\",\"text\":\"threads that could run are held up")
        .doesNotContain("everyScheduleWithPreemptions");
  }

  @Test
  void aLongTimeoutIsNotProvedUnlessPatienceIsLonger() throws IOException {
    compile("t.join(5000);");

    ToolRun impatient = prove();
    assertThat(impatient.status()).isEqualTo(4);
    assertThat(impatient.out())
        .startsWith(
            "INCONCLUSIVE no schedule fails in which threads are held up for less than 1 s altogether;")
        .contains("--patience");
    assertThat(prove("--patience", "10000").out()).startsWith("PROVED");
  }

  @Test
  void pointsInsideJavaUtilConcurrentNeedNoSuchAssumption() throws IOException {
    compile("ATOMIC.get(); new ConcurrentHashMap<Integer, Integer>().put(1, 1);");

    assertThat(ids(find("--json", "--executions", "60", "--inside-concurrent").out()))
        .isEqualTo(ALWAYS);
  }

  @Test
  void assumptionsAreLinesForPeople() throws IOException {
    compile("new ConcurrentHashMap<Integer, Integer>().put(1, 1);");

    assertThat(find("--executions", "200").out())
        .contains("  covered   every schedule\n")
        .contains("  assuming  calls into java.util.concurrent are single steps");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "add();| --isolation=same| executions share static fields (--isolation same)",
        "add();| --points=sync| accesses to memory are no points (--points sync)",
        "for (int i = 0; i < 50; i++) add();| --max-actions=200| --max-actions actions went on",
        "java.nio.channels.Pipe.open().sink().close();| --seed=1| sockets, pipes or other processes",
        "String.join(new String(), java.util.concurrent.ConcurrentHashMap.newKeySet());| --seed=1|"
            + " String.join went through a concurrent collection",
      })
  void nothingIsClaimedWhenSomethingIsNotUnderControl(String body, String option, String why)
      throws IOException {
    compile(body);

    String text = find("--executions", "200", "--strategy", "preemption", option).out();

    assertThat(text)
        .startsWith("PASSED")
        .contains("not every schedule: ", why)
        .doesNotContain("covered   every schedule", "assuming");
  }

  @Test
  void codeOnAThreadOfTheJvmItselfIsNotUnderControl() throws IOException {
    // The signal's handler runs on a thread that the JVM starts; accept really waits for it.
    compile(
        "java.net.ServerSocket server ="
            + " new java.net.ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress());"
            + " sun.misc.Signal.handle(new sun.misc.Signal(\"USR2\"), s -> { rounds++; try {"
            + " new java.net.Socket(server.getInetAddress(), server.getLocalPort()).close();"
            + " } catch (java.io.IOException e) { throw new RuntimeException(e); } });"
            + " sun.misc.Signal.raise(new sun.misc.Signal(\"USR2\")); server.accept().close();"
            + " server.close();");

    assertThat(find("--json", "--executions", "20", "--strategy", "preemption").out())
        .contains("\"code of the target ran on a thread that is not under control\"")
        .contains("\"everySchedule\":false", "\"assumptions\":[]");
  }

  @Test
  void whereOnlyOneThreadRanNoScheduleIsSpokenOf() throws IOException {
    new TinyProgram(folder)
        .compile(
            "public class Main { static int n; public static void main(String[] a) { n++; } }");

    assertThat(find("--executions", "20").out())
        .contains("  covered   only one thread ran")
        .doesNotContain("every schedule", "assuming");
    assertThat(find("--executions", "20", "--json").out())
        .contains("\"everySchedule\":false", "\"threads\":1");
    assertThat(prove().out()).startsWith("PROVED").contains("only one thread ran");
  }

  @Test
  void aDataRaceThatBreaksNothingIsNamed() throws IOException {
    compile("stop = true; add(); new Thread(() -> { if (stop) rounds++; }).start(); stop = false;");

    ToolRun run = find("--executions", "300");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("PASSED")
        .contains("  race      Data race on Main.stop: nothing orders the two.")
        .contains("Main.java:22 (Main.lambda$main$0)  read by")
        .contains("A JVM may do worse with a data race than any schedule shows")
        .doesNotContain("Data race on Main.count");
    assertThat(find("--executions", "300", "--json").out())
        .contains(
            "\"races\":[{\"class\":\"Main\",\"member\":\"stop\",\"first\":{\"class\":\"Main\"");
    assertThat(prove().out()).startsWith("PROVED").contains("Data race on Main.stop");
  }

  @Test
  void whatIsOrderedOtherwiseIsNoRace() throws IOException {
    compile(
        "LinkedBlockingQueue<int[]> queue = new LinkedBlockingQueue<>();"
            + " new Thread(() -> { int[] box = {1}; box[0]++; queue.add(box); }).start();"
            + " queue.take()[0]++;");

    assertThat(find("--executions", "300", "--json").out()).contains("\"races\":[]");
  }

  private void compile(String body) throws IOException {
    new TinyProgram(folder).compile(PROGRAM.replace("BODY", body));
  }

  private static String home(int feature) {
    return InstalledJdks.withFeature(feature).orElseThrow().home().toString();
  }

  private ToolRun find(String... options) {
    return run("find", "--jobs", options);
  }

  private ToolRun prove(String... options) {
    return run("prove", "--max-executions", options);
  }

  private ToolRun run(String command, String limit, String... options) {
    List<String> args = new ArrayList<>(List.of(command, "--out", folder.toString()));
    args.addAll(List.of(limit, limit.equals("--jobs") ? "1" : "300"));
    args.addAll(Arrays.asList(options));
    args.addAll(List.of("-cp", new TinyProgram(folder).classes().toString(), "Main"));
    ToolRun run = ToolRun.of(WorkerSetup::of, args.toArray(String[]::new));
    assertThat(run.status()).as(run.err() + run.out()).isIn(0, 4);
    return run;
  }

  /** The names of what is assumed, but for what comes with the method of a proof. */
  private static String ids(String json) {
    List<String> ids = new ArrayList<>();
    Matcher matcher = Pattern.compile("\\{\"id\":\"([a-z-]+)\",\"text\":\"").matcher(json);
    while (matcher.find()) {
      ids.add(matcher.group(1));
    }
    ids.removeAll(OF_PATHS);
    return String.join(" ", ids);
  }
}
