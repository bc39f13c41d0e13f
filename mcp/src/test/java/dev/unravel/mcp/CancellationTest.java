package dev.unravel.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** A call that its client takes back is stopped. */
class CancellationTest {
  private static final McpJsonMapper MAPPER =
      new JacksonMcpJsonMapper(JsonMapper.builder().build());

  @BeforeAll
  static void needsTheAgent() {
    SessionTest.needsTheAgent();
  }

  @TempDir Path folder;
  private final RunningCalls calls = new RunningCalls();

  @Test
  void aToolIsToldTheNumberOfItsRequest() throws IOException {
    String seen = read("{\"method\":\"tools/call\",\"id\":7,\"params\":{\"name\":\"find\"}}");

    assertThat(seen).contains("\"unravel/request\":\"7\"").contains("\"name\":\"find\"");
  }

  @Test
  void otherMessagesPassAsTheyAre() throws IOException {
    assertThat(read("{\"method\":\"ping\",\"id\":1}")).isEqualTo("{\"method\":\"ping\",\"id\":1}");
    assertThat(read("no JSON at all")).isEqualTo("no JSON at all");
  }

  @Test
  void theCommandOfACallThatIsTakenBackEnds() throws Exception {
    CommandRun run = endless();
    calls.started("7", run);

    read("{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}");

    assertStopped(run);
  }

  @Test
  void aCallMayBeTakenBackBeforeItsCommandHasStarted() throws Exception {
    read("{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":8}}");

    CommandRun run = endless();
    calls.started("8", run);

    assertStopped(run);
  }

  /** By the signal, and not because its time was up. */
  private static void assertStopped(CommandRun run) throws InterruptedException {
    assertThat(run.answer(text -> {}).text()).isEqualTo("cancelled");
    assertThat(run.exitStatus()).isEqualTo(143);
  }

  private CommandRun endless() throws IOException {
    String classes = Path.of("target/test-classes").toAbsolutePath().toString();
    return CommandRun.start(
        folder, List.of("find", "--seconds", "60", "-cp", classes, Endless.class.getName()));
  }

  private String read(String line) throws IOException {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    try (ClientInput input =
        new ClientInput(new ByteArrayInputStream(bytes), MAPPER, calls, () -> {})) {
      return new String(input.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
  }
}
