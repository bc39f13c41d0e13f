package dev.unravel.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.worker.AgentJar;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** A client of the SDK in a session with the server. */
class SessionTest {
  private static final String BROKEN =
      """
      public class Main {
        static int count;

        static void add() {
          count++;
        }

        public static void main(String[] args) throws Exception {
          Thread one = new Thread(Main::add, "one");
          Thread two = new Thread(Main::add, "two");
          one.start();
          two.start();
          one.join();
          two.join();
          if (count != 2) {
            throw new AssertionError("count is " + count);
          }
        }
      }
      """;

  /** A word that two threads count. */
  private static final String FLAKY =
      """
      import static org.junit.jupiter.api.Assertions.assertEquals;

      import java.util.Map;
      import java.util.concurrent.ConcurrentHashMap;
      import org.junit.jupiter.api.Test;

      class FlakyTest {
        final Map<String, Integer> counts = new ConcurrentHashMap<>();

        void count(String word) {
          counts.put(word, counts.getOrDefault(word, 0) + 1);
        }

        @Test
        void countsWords() throws InterruptedException {
          Thread other = new Thread(() -> count("word"));
          other.start();
          count("word");
          other.join();
          assertEquals(2, counts.get("word"));
        }
      }
      """;

  private static final String COUNTING = "counts.put(word, counts.getOrDefault(word, 0) + 1);";
  private static final int MOST_CALLS = 8;
  private static final int MOST_TOKENS = 8_000;
  private static final int CHARACTERS_OF_A_TOKEN = 3;
  private static final Pattern TRACE = Pattern.compile("(?m)^ *trace +(\\S+\\.unravel)$");

  @TempDir private static Path folder;
  private static McpSyncClient client;
  private static final Queue<String> PROGRESS = new ConcurrentLinkedQueue<>();

  @BeforeAll
  static void connect() {
    needsTheAgent();
    ServerParameters server =
        ServerParameters.builder(Path.of(System.getProperty("java.home"), "bin/java").toString())
            .args(
                "-cp",
                System.getProperty("java.class.path"),
                "-Dunravel.mcp=" + Path.of("target/classes").toAbsolutePath(),
                "-D" + AgentJar.PROPERTY + "=" + AgentJar.locate(),
                "dev.unravel.cli.Main",
                "mcp",
                "--root",
                folder.toString())
            .env(environment())
            .build();
    McpJsonMapper mapper = new JacksonMcpJsonMapper(JsonMapper.builder().build());
    client =
        McpClient.sync(new StdioClientTransport(server, mapper))
            .requestTimeout(Duration.ofMinutes(5))
            .jsonSchemaValidator(new AnythingGoes())
            .progressConsumer(now -> PROGRESS.add(now.message()))
            .build();
    client.initialize();
  }

  /** A plain {@code mvn test} does not build its jar. */
  static void needsTheAgent() {
    try {
      AgentJar.locate();
    } catch (LaunchException notBuilt) {
      assumeTrue(false, "the agent is not built");
    }
  }

  private static Map<String, String> environment() {
    return Map.of(
        "UNRAVEL_CACHE",
        System.getenv().getOrDefault("UNRAVEL_CACHE", "off"),
        "UNRAVEL_COMPILER",
        "c1");
  }

  @AfterAll
  static void disconnect() {
    if (client != null) {
      client.closeGracefully();
    }
  }

  @Test
  void fromAFlakyProgramToAVerifiedFix() throws IOException {
    compile("classes", "Main", BROKEN);

    String found = text(call("find", Map.of("class_path", "classes", "main", "Main")));
    assertThat(found).contains("FAILED").endsWith("exit status: 1 (a failure)");
    assertThat(PROGRESS).isNotEmpty();
    String trace = traceIn(found);

    String explained = text(call("explain", Map.of("trace", trace)));
    assertThat(explained).contains("Main.count").endsWith("exit status: 1 (a failure)");

    String history = text(call("history", Map.of("trace", trace, "value", "Main.count")));
    assertThat(history).contains("write Main.count").contains("Main.java:5");

    compile("classes", "Main", BROKEN.replace("static void add", "static synchronized void add"));
    String verified = text(call("verify", Map.of("trace", trace)));
    assertThat(verified)
        .startsWith("FIXED")
        .contains("assuming  sequential consistency")
        .contains("exit status: 0");

    int characters = found.length() + explained.length() + history.length() + verified.length();
    assertThat(characters).isLessThan(MOST_TOKENS * CHARACTERS_OF_A_TOKEN);
  }

  /** What an agent does whose first idea is wrong. */
  @Test
  void fromAFlakyTestByAWrongFixToAVerifiedOne() throws IOException {
    List<String> answers = new ArrayList<>();
    List<String> jars = jarsOfJUnit();
    compile("tests", "FlakyTest", FLAKY);
    List<String> path = new ArrayList<>(List.of("tests"));
    path.addAll(jars);
    String classPath = String.join(File.pathSeparator, path);

    answers.add(
        text(call("find", Map.of("class_path", classPath, "junit", "FlakyTest#countsWords"))));
    String trace = traceIn(answers.get(0));
    answers.add(text(call("explain", Map.of("trace", trace))));
    assertThat(answers.get(1)).contains("ATOMICITY VIOLATION").contains("FlakyTest.java:11");

    compile(
        "tests",
        "FlakyTest",
        FLAKY.replace(
            COUNTING, "counts.putIfAbsent(word, 0); counts.put(word, counts.get(word) + 1);"));
    answers.add(text(call("verify", Map.of("trace", trace))));
    assertThat(answers.get(2)).startsWith("STILL FAILS").endsWith("exit status: 1 (a failure)");
    answers.add(text(call("explain", Map.of("trace", traceIn(answers.get(2))))));

    compile("tests", "FlakyTest", FLAKY.replace(COUNTING, "counts.merge(word, 1, Integer::sum);"));
    answers.add(text(call("verify", Map.of("trace", trace))));
    assertThat(answers.get(4)).startsWith("FIXED").contains("exit status: 0");

    assertThat(answers).hasSizeLessThanOrEqualTo(MOST_CALLS);
    int characters = answers.stream().mapToInt(String::length).sum();
    System.out.println(answers.size() + " calls, " + characters + " characters of answers");
    assertThat(characters).isLessThan(MOST_TOKENS * CHARACTERS_OF_A_TOKEN);
  }

  private static String traceIn(String answer) {
    Matcher trace = TRACE.matcher(answer);
    assertThat(trace.find()).as(answer).isTrue();
    return trace.group(1);
  }

  /** In the folder of the server, since nothing else may be run. */
  private static List<String> jarsOfJUnit() throws IOException {
    List<String> jars = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path jar = Path.of(entry);
      String name = jar.getFileName().toString();
      if (name.matches("(junit-(jupiter|platform)|opentest4j|apiguardian|jspecify).*\\.jar")) {
        Files.copy(jar, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        jars.add(name);
      }
    }
    return jars;
  }

  @Test
  void everyToolSaysWhatItIsFor() {
    assertThat(client.listTools().tools())
        .extracting(tool -> tool.name())
        .containsExactly(
            "find", "explain", "show", "history", "replay", "verify", "prove", "report");
    assertThat(client.listTools().tools())
        .allSatisfy(tool -> assertThat(tool.description()).isNotBlank());
  }

  @Test
  void theSkillNamesEveryTool() throws IOException {
    String skill = Files.readString(Path.of("SKILL.md"));

    assertThat(AgentTools.all())
        .allSatisfy(tool -> assertThat(skill).contains("`" + tool.name() + "`"));
  }

  @Test
  void whatLiesElsewhereIsNotRun() {
    CallToolResult refused = call("find", Map.of("class_path", "/", "main", "Main"));

    assertThat(refused.isError()).isTrue();
    assertThat(text(refused)).contains("not in a folder").contains("exit status: 2");
  }

  @Test
  void anUnknownArgumentIsRefusedWithThoseThatAreKnown() {
    CallToolResult refused = call("explain", Map.of("trace", "x", "colour", "red"));

    assertThat(text(refused)).contains("colour is unknown; explain takes [trace, try]");
  }

  private static CallToolResult call(String tool, Map<String, Object> arguments) {
    return client.callTool(
        CallToolRequest.builder(tool).arguments(arguments).progressToken("token").build());
  }

  private static String text(CallToolResult result) {
    return ((TextContent) result.content().get(0)).text();
  }

  private static void compile(String to, String name, String source) throws IOException {
    Path classes = Files.createDirectories(folder.resolve(to));
    Path file = Files.writeString(folder.resolve(name + ".java"), source);
    List<String> options =
        List.of(
            "-g",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            classes.toString(),
            file.toString());
    int status =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new));
    assertThat(status).isZero();
  }

  /** No tool of ours has a schema for what it answers. */
  private static final class AnythingGoes implements JsonSchemaValidator {
    @Override
    public ValidationResponse validate(Map<String, Object> schema, Object content) {
      return ValidationResponse.asValid(null);
    }
  }
}
