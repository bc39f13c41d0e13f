package dev.unravel.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.acceptance.Block.Command;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every example of the README and of the tour, one after the other, as somebody would who reads
 * them from the top: in the source tree first, then in a Maven project that has what they say so
 * far.
 */
class ReadmeTest {
  private static final Path ROOT = Path.of(System.getProperty("unravel.root", "..")).normalize();

  private static final List<String> PAGES = List.of("README.md", "docs/tour.md");

  /** What each command exits with. One that is not here is a mistake, as one that is not there. */
  private static final Map<String, Integer> STATUS =
      Map.ofEntries(
          Map.entry("./unravel demo", 1),
          Map.entry("./unravel show unravel-report/failing.unravel", 0),
          Map.entry("mvn test -Dtest=CounterTest", 1),
          Map.entry("mvn dev.unravel:unravel-maven-plugin:0.2.0-SNAPSHOT:run -Dtest=FlakyTest", 1),
          Map.entry("gradle unravel -Ptest=FlakyTest", 1),
          Map.entry("javac -g -d classes Account.java", 0),
          Map.entry("unravel run --jobs 1 -cp classes Account", 1),
          Map.entry(
              "unravel explain --try \"atomic Account.java:5-6\" unravel-report/failing.unravel",
              0),
          Map.entry("unravel replay unravel-report/failing.unravel", 1),
          Map.entry("mvn -q dependency:build-classpath -Dmdep.outputFile=cp.txt", 0),
          Map.entry(
              "unravel find --junit FlakyTest#countsWords"
                  + " -cp target/test-classes:$(cat cp.txt)",
              1),
          Map.entry("unravel find --all --executions 20 -cp target/test-classes:$(cat cp.txt)", 1),
          Map.entry("jdb -attach 127.0.0.1:5005", 0),
          Map.entry(
              "printf 'switch\\nstep\\nchange balance\\nback\\n'"
                  + " | unravel step --interactive unravel-report/failing.unravel",
              0),
          Map.entry("unravel find --json -cp classes Account 2>/dev/null", 1));

  /** What is not run, and why. */
  private static final Map<String, String> NOT_RUN =
      Map.of(
          "export PATH=\"$PWD:$PATH\"", "every command here has it",
          "mvn -q install -DskipTests", "the build that runs this test is doing it",
          "unravel step unravel-report/failing.unravel", "runs while the next command does");

  /** Languages of blocks that become files, or commands. */
  private static final Set<String> LANGUAGES = Set.of("sh", "console", "java", "xml", "groovy");

  private static final Pattern TYPE = Pattern.compile("class (\\w+)");

  /** A command that is there twice is run once. */
  private static final Map<String, Shell.Result> RESULTS = new HashMap<>();

  @TempDir static Path checkout;
  @TempDir static Path project;

  @TestFactory
  List<DynamicTest> everyExampleWorks() throws IOException {
    Files.createSymbolicLink(checkout.resolve("unravel"), ROOT.resolve("unravel"));
    UserProject.settings(project);
    UserProject.gradleSettings(project);
    List<DynamicTest> tests = new ArrayList<>();
    for (String page : PAGES) {
      for (Block block : Block.in(Files.readAllLines(ROOT.resolve(page)))) {
        String where = page + ":" + block.line() + " ";
        if (block.commands().isEmpty()) {
          tests.add(DynamicTest.dynamicTest(where + block.language(), () -> write(block)));
        }
        for (Command command : block.commands()) {
          tests.add(DynamicTest.dynamicTest(where + command.text(), () -> run(command)));
        }
      }
    }
    return tests;
  }

  @TestFactory
  Stream<DynamicTest> everyCommandOfTheListIsStillOnAPage() throws IOException {
    List<String> commands = new ArrayList<>();
    for (String page : PAGES) {
      for (Block block : Block.in(Files.readAllLines(ROOT.resolve(page)))) {
        block.commands().forEach(command -> commands.add(command.text()));
      }
    }
    return Stream.concat(STATUS.keySet().stream(), NOT_RUN.keySet().stream())
        .map(known -> DynamicTest.dynamicTest(known, () -> assertThat(commands).contains(known)));
  }

  private static void write(Block block) throws IOException {
    assertThat(LANGUAGES).as("languages of blocks").contains(block.language());
    switch (block.language()) {
      case "java" -> {
        Matcher type = TYPE.matcher(block.text());
        assertThat(type.find()).isTrue();
        Path folder =
            block.text().contains("org.junit") ? project.resolve("src/test/java") : project;
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(type.group(1) + ".java"), block.text());
      }
      case "xml" -> write("pom.xml", "<!-- README -->", block);
      default -> write("build.gradle", "// README", block);
    }
  }

  /** Puts a part of a build file where the rest of it waits for it. */
  private static void write(String file, String place, Block block) throws IOException {
    String rest = new String(ReadmeTest.class.getResourceAsStream("/" + file).readAllBytes());
    assertThat(rest).contains(place);
    Files.writeString(project.resolve(file), rest.replace(place, block.text()));
  }

  private static void run(Command command) throws IOException, InterruptedException {
    if (NOT_RUN.containsKey(command.text())) {
      return;
    }
    assertThat(STATUS).as("commands whose exit status is known").containsKey(command.text());
    Shell shell = new Shell(command.text().startsWith("./") ? checkout : project, checkout);
    if (command.text().startsWith("jdb ")) {
      stepsInDebugger(shell, command.text());
      return;
    }
    if (command.text().startsWith("gradle ")) {
      UserProject.needsGradle(shell);
    }
    if (!RESULTS.containsKey(command.text())) {
      RESULTS.put(command.text(), shell.run(command.text()));
    }
    Shell.Result result = RESULTS.get(command.text());
    String printed = String.join("\n", result.lines());
    assertThat(result.status()).as(printed).isEqualTo(STATUS.get(command.text()));
    assertThat(Answer.missing(command.answer(), result.lines()))
        .as("what the page says and was not printed:\n" + printed)
        .isEmpty();
  }

  /** In one terminal the command that waits, in the other the debugger. */
  private static void stepsInDebugger(Shell shell, String debugger)
      throws IOException, InterruptedException {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    String step = "unravel step unravel-report/failing.unravel";
    assertThat(NOT_RUN).containsKey(step);
    try (Shell.Session waits = shell.start(step.replace("step ", "step --port " + port + " "))) {
      assertThat(waits.until("for example: jdb")).anyMatch(l -> l.contains("127.0.0.1:" + port));
      try (Shell.Session jdb = shell.start(debugger.replace("5005", "" + port))) {
        assertThat(jdb.until("\"thread=main\"").toString()).contains("VM Started", "Account.main");
        jdb.type("next");
        assertThat(jdb.until("Step completed")).anyMatch(line -> line.contains("Account.main"));
        jdb.type("exit");
      }
      assertThat(waits.until("REPRODUCED").toString()).contains("REPRODUCED");
    }
  }
}
