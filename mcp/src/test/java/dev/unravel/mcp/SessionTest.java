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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
    compile("classes", BROKEN);

    String found = text(call("find", Map.of("class_path", "classes", "main", "Main")));
    assertThat(found).contains("FAILED").endsWith("exit status: 1 (a failure)");
    assertThat(PROGRESS).isNotEmpty();
    Matcher trace = TRACE.matcher(found);
    assertThat(trace.find()).as(found).isTrue();

    String explained = text(call("explain", Map.of("trace", trace.group(1))));
    assertThat(explained).contains("Main.count").endsWith("exit status: 1 (a failure)");

    String history = text(call("history", Map.of("trace", trace.group(1), "value", "Main.count")));
    assertThat(history).contains("write Main.count").contains("Main.java:5");

    compile("classes", BROKEN.replace("static void add", "static synchronized void add"));
    String verified = text(call("verify", Map.of("trace", trace.group(1))));
    assertThat(verified)
        .startsWith("FIXED")
        .contains("assuming  sequential consistency")
        .contains("exit status: 0");

    int characters = found.length() + explained.length() + history.length() + verified.length();
    assertThat(characters).isLessThan(MOST_TOKENS * CHARACTERS_OF_A_TOKEN);
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

  private static void compile(String name, String source) throws IOException {
    Path classes = Files.createDirectories(folder.resolve(name));
    Path file = Files.writeString(folder.resolve("Main.java"), source);
    List<String> options = List.of("-g", "-d", classes.toString(), file.toString());
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
