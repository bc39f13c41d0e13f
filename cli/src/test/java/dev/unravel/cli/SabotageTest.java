package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Manifest;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A program that loses an update, where something keeps the tool from seeing its classes or its
 * threads: it may still be found, or there is no verdict, but the program never passes.
 */
class SabotageTest {
  private static final int FOUND = 1;
  private static final int INCONCLUSIVE = 4;

  /** More assignments than fit into a method once each has a hook. */
  private static final String LARGE = "count = seen + 1;".repeat(6_000);

  @TempDir static Path folder;

  private static Sabotage sabotage;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
    sabotage = new Sabotage(folder);
  }

  static Stream<Arguments> packages() {
    return inTurn(
        "javax.racy",
        "com.sun.racy",
        "sun.racy",
        "jdk.racy",
        "dev.unravel.api.racy",
        "dev.unravel.runtime.racy",
        "org.jacoco.agent.rt.racy");
  }

  @ParameterizedTest
  @MethodSource("packages")
  void aPackageThatIsNamedLikeAnotherOnesIsSeen(String name, int feature) throws Exception {
    ToolRun run = find(feature, List.of(), List.of(sabotage.racy(name)), "name", name + ".Racy");
    assertThat(run.status()).as(run.out()).isEqualTo(FOUND);
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aMethodThatIsTooLargeIsNamed(int feature) throws Exception {
    Path racy = sabotage.racyWith("large", "count = seen + 1;", LARGE);
    assertBlind(find(feature, List.of(), List.of(racy), "name", "Racy"), "too large: Racy");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aMethodThatIsTooLargeToHaveItsMonitorsModelledIsNamed(int feature) throws Exception {
    Path racy =
        sabotage.racyWith(
            "monitor",
            "public int getAsInt() {",
            "synchronized void large() { int n = 0;"
                + "n = n * 3 + 1;".repeat(8_000)
                + "} public int getAsInt() { if (count < 0) large();");
    assertSeenOrBlind(find(feature, List.of(), List.of(racy), "name", "Racy"));
    ToolRun locked =
        find(
            feature,
            List.of(),
            List.of(
                sabotage.racyWith(
                    "monitors",
                    "public void run() {",
                    "public synchronized void run() { int n = 0;"
                        + "n = n * 3 + 1;".repeat(8_000))),
            "name",
            "Racy");
    assertBlind(locked, "too large: Racy.run, which uses monitors");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aClassThatCannotBeReadIsNamed(int feature) throws Exception {
    List<Path> path = List.of(sabotage.unreadable());
    ToolRun run = find(feature, List.of(), path, "name", "Racy");
    assertBlind(run, "not instrumented: Racy (");
    assertThat(run.out()).doesNotContain("every schedule");
  }

  @ParameterizedTest
  @ValueSource(strings = {"prove", "conflicts", "run"})
  void everyCommandThatGivesAVerdictGivesNoneAboutSuchAClass(String command) throws Exception {
    List<String> options = List.of("--json", "--out", folder.toString());
    if (command.equals("conflicts")) {
      options = List.of("--json", "--executions", "50");
    }
    List<Path> path = List.of(sabotage.unreadable());
    ToolRun run = sabotage.run(17, command, options, path, "Main", "name", "Racy");
    assertThat(run.status()).as(run.out() + run.err()).isEqualTo(INCONCLUSIVE);
    assertThat(run.out()).contains("\"verdict\":\"inconclusive\"", "not instrumented: Racy (");
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aNewerFormatIsAFailure(int feature) throws Exception {
    List<Path> path = List.of(sabotage.version(99));
    assertSeenOrBlind(find(feature, List.of(), path, "name", "Racy"));
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aHiddenClassIsNamed(int feature) throws Exception {
    List<Path> path = List.of(sabotage.racy(""));
    assertBlind(find(feature, List.of(), path, "hidden", "Racy.class"), "(a hidden class)");
  }

  static Stream<Arguments> definers() {
    return Stream.of("lookup", "loader")
        .flatMap(how -> Stream.of(17, 25).map(feature -> Arguments.of(how, feature)));
  }

  @ParameterizedTest
  @MethodSource("definers")
  void aClassThatTheTargetDefinesItselfIsSeen(String how, int feature) throws Exception {
    List<Path> path = List.of(sabotage.racy(""));
    ToolRun run = find(feature, List.of(), path, how, "Racy.class");
    assertThat(run.status()).as(run.out()).isEqualTo(FOUND);
  }

  static Stream<Arguments> agents() {
    return inTurn(
        // Who does what to which classes, once which class is loaded.
        "original,Racy,Main",
        "calls,Racy,Main",
        "later,Racy,Main",
        "original,dev/unravel/planted/,dev/unravel/planted/Increments",
        "again,java/util/ArrayList,dev/unravel/planted/Increments");
  }

  @ParameterizedTest
  @MethodSource("agents")
  void anAgentThatUndoesWhatIsDoneDoesNotMakeItPass(String what, int feature) throws Exception {
    List<Path> path = List.of(sabotage.racy(""));
    ToolRun run = find(feature, sabotage.agent(what), path, "name", "Racy");
    assertSeenOrBlind(run);
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void anAgentThatBreaksIsNoHarm(int feature) throws Exception {
    List<String> agent = sabotage.agent("throws,Racy,Main");
    List<Path> path = List.of(sabotage.racy(""));
    ToolRun run = find(feature, agent, path, "name", "Racy");
    assertThat(run.status()).as(run.out()).isEqualTo(FOUND);
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aClassOnTheBootClassPathIsSeen(int feature) throws Exception {
    Path racy = sabotage.racy("");
    ToolRun run =
        find(feature, List.of("--jvm", "-Xbootclasspath/a:" + racy), List.of(), "name", "Racy");
    assertSeenOrBlind(run);
    Path jar = folder.resolve("boot-" + feature + ".jar");
    Sabotage.jar(jar, racy, new Manifest());
    List<String> options = sabotage.agent("boot," + jar);
    assertSeenOrBlind(find(feature, options, List.of(), "name", "Racy"));
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aClassThatIsPatchedIntoTheJdkIsNamed(int feature) throws Exception {
    Path source = Files.createDirectories(folder.resolve("src"));
    Path classes = folder.resolve("patch");
    sabotage.compile(
        classes,
        "Racy",
        Sabotage.text("Racy").replace("PACKAGE", "java.util.function"),
        "--patch-module",
        "java.base=" + source);
    ToolRun run =
        find(
            feature,
            List.of("--jvm", "--patch-module=java.base=" + classes),
            List.of(),
            "name",
            "java.util.function.Racy");
    assertSeenOrBlind(run);
  }

  static Stream<Arguments> outsiders() {
    return Stream.of("Finalized", "Signalled")
        .flatMap(name -> Stream.of(17, 25).map(feature -> Arguments.of(name, feature)));
  }

  @ParameterizedTest
  @MethodSource("outsiders")
  void aThreadThatIsNotControlledIsNamed(String name, int feature) throws Exception {
    List<String> options = List.of("--executions", "5", "--out", folder.toString());
    ToolRun run = sabotage.run(feature, "find", options, List.of(), name);
    assertBlind(run, "code of the target ran on the thread ");
  }

  static Stream<Arguments> options() {
    return inTurn(
        "-Xverify:none",
        "-XX:-BytecodeVerificationRemote",
        "-Xint",
        "-XX:TieredStopAtLevel=1",
        "-Xshare:off",
        "-XX:+DisableAttachMechanism",
        "--limit-modules=java.base",
        "-Djava.security.manager",
        "-Djava.system.class.loader=Racy");
  }

  @ParameterizedTest
  @MethodSource("options")
  void noOptionOfTheJvmMakesItPass(String option, int feature) throws Exception {
    List<Path> path = List.of(sabotage.racy(""));
    ToolRun run = find(feature, List.of("--jvm", option), path, "name", "Racy");
    assertThat(run.status()).as(run.out() + run.err()).isNotZero();
  }

  private static void assertSeenOrBlind(ToolRun run) {
    assertThat(run.status()).as(run.out() + run.err()).isIn(FOUND, INCONCLUSIVE);
  }

  private static void assertBlind(ToolRun run, String named) {
    assertThat(run.status()).as(run.out() + run.err()).isEqualTo(INCONCLUSIVE);
    assertThat(run.out()).startsWith("INCONCLUSIVE ").contains(named);
  }

  private static ToolRun find(int feature, List<String> options, List<Path> path, String... words)
      throws Exception {
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("--jobs", "1", "--executions", "100", "--out", folder.toString()));
    List<String> target = new ArrayList<>(List.of("Main"));
    target.addAll(List.of(words));
    return sabotage.run(feature, "find", all, path, target.toArray(String[]::new));
  }

  /** Each on one of the JDKs: a JVM takes a second, and what matters is the same on both. */
  private static Stream<Arguments> inTurn(String... what) {
    return IntStream.range(0, what.length)
        .mapToObj(i -> Arguments.of(what[i], i % 2 == 0 ? 17 : 25));
  }
}
