package dev.unravel.mcp;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import tools.jackson.databind.json.JsonMapper;

/** The server: one client, over two streams, until it closes its side. */
final class ToolServer {
  private static final String INSTRUCTIONS =
      "Unravel finds thread schedules that make a Java program fail, and replays, explains and"
          + " verifies them. The loop: find, explain, change the code, compile, verify. Every answer"
          + " ends with an exit status; what an answer assumes is listed as assuming. PASSED and NOT"
          + " REPRODUCED prove nothing; FIXED and PROVED do, under those assumptions.";

  private final Folders folders;
  private final String version;
  private final RunningCalls calls = new RunningCalls();
  private final CountDownLatch gone = new CountDownLatch(1);

  ToolServer(Folders folders, String version) {
    this.folders = folders;
    this.version = version;
  }

  /** Serves until the client has gone. */
  void serve(InputStream in, OutputStream out) throws InterruptedException {
    McpJsonMapper mapper = new JacksonMcpJsonMapper(JsonMapper.builder().build());
    InputStream client = new ClientInput(in, mapper, calls, gone::countDown);
    McpSyncServer server =
        McpServer.sync(new StdioServerTransportProvider(mapper, client, out))
            .serverInfo("unravel", version)
            .instructions(INSTRUCTIONS)
            .capabilities(ServerCapabilities.builder().tools(false).build())
            .jsonMapper(mapper)
            .jsonSchemaValidator(new NoSchemaValidator())
            .validateToolInputs(false)
            .tools(AgentTools.all().stream().map(this::specification).toList())
            .build();
    gone.await();
    calls.takeBackAll();
    server.close();
  }

  private SyncToolSpecification specification(AgentTool tool) {
    return SyncToolSpecification.builder()
        .tool(Tool.builder(tool.name(), tool.schema()).description(tool.description()).build())
        .callHandler((exchange, request) -> call(tool, exchange, request))
        .build();
  }

  private CallToolResult call(
      AgentTool tool, McpSyncServerExchange exchange, CallToolRequest request) {
    ToolAnswer answer;
    try {
      ToolArguments arguments = new ToolArguments(request.arguments(), folders);
      AgentTool.Deed deed = tool.deed(arguments);
      answer =
          deed instanceof AgentTool.Command command
              ? run(command, exchange, request)
              : ((AgentTool.Known) deed).answer();
    } catch (UsageException wrong) {
      answer = ToolAnswer.refused(wrong.getMessage());
    } catch (LaunchException | IOException failed) {
      answer = new ToolAnswer(3, failed.getMessage());
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      answer = new ToolAnswer(3, "cancelled");
    }
    return CallToolResult.builder()
        .addTextContent(answer.complete())
        .isError(answer.failed())
        .build();
  }

  private ToolAnswer run(
      AgentTool.Command command, McpSyncServerExchange exchange, CallToolRequest request)
      throws IOException, InterruptedException {
    Map<String, Object> meta = request.meta() == null ? Map.of() : request.meta();
    String number = String.valueOf(meta.get(ClientInput.REQUEST));
    CommandRun run = CommandRun.start(folders.first(), command.words());
    calls.started(number, run);
    try {
      return run.answer(progress(meta.get("progressToken"), exchange));
    } finally {
      calls.ended(number);
    }
  }

  /** A client that wants to hear of progress sends a token to be told with it. */
  private static Consumer<String> progress(Object token, McpSyncServerExchange exchange) {
    if (token == null) {
      return text -> {};
    }
    AtomicLong count = new AtomicLong();
    return text ->
        exchange.progressNotification(
            new ProgressNotification(token, (double) count.incrementAndGet(), null, text, null));
  }

  /** The SDK wants one; arguments are checked where they are read. */
  private static final class NoSchemaValidator implements JsonSchemaValidator {
    @Override
    public ValidationResponse validate(Map<String, Object> schema, Object content) {
      return ValidationResponse.asValid(null);
    }
  }
}
