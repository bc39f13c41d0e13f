package dev.unravel.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The client's messages on their way to the SDK, a line each. The SDK passes over {@code
 * notifications/cancelled}, and tells a tool nothing of the request that called it. So the former
 * are taken here, and the number of a request is put among what the protocol calls its meta data.
 */
final class ClientInput extends InputStream {
  /** The name under which a tool finds the number of its request. */
  static final String REQUEST = "unravel/request";

  private static final TypeRef<HashMap<String, Object>> OBJECT = new TypeRef<>() {};

  private final BufferedReader lines;
  private final McpJsonMapper mapper;
  private final RunningCalls calls;
  private final Runnable end;
  private InputStream line = InputStream.nullInputStream();

  /**
   * @param end is told when the client has closed its side
   */
  ClientInput(InputStream client, McpJsonMapper mapper, RunningCalls calls, Runnable end) {
    this.lines = new BufferedReader(new InputStreamReader(client, StandardCharsets.UTF_8));
    this.mapper = mapper;
    this.calls = calls;
    this.end = end;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] buffer, int from, int length) throws IOException {
    int count = line.read(buffer, from, length);
    if (count >= 0 || length == 0) {
      return count;
    }
    String next = lines.readLine();
    if (next == null) {
      end.run();
      return -1;
    }
    line = new ByteArrayInputStream((seen(next) + "\n").getBytes(StandardCharsets.UTF_8));
    return line.read(buffer, from, length);
  }

  @SuppressWarnings("unchecked") // What JSON objects are read as.
  private String seen(String text) {
    try {
      Map<String, Object> message = mapper.readValue(text, OBJECT);
      if (!(message.get("params") instanceof Map<?, ?> given)) {
        return text;
      }
      if ("notifications/cancelled".equals(message.get("method"))) {
        calls.takeBack(String.valueOf(given.get("requestId")));
      } else if ("tools/call".equals(message.get("method"))) {
        Map<String, Object> parameters = new HashMap<>((Map<String, Object>) given);
        Map<String, Object> meta =
            parameters.get("_meta") instanceof Map<?, ?> there
                ? new HashMap<>((Map<String, Object>) there)
                : new HashMap<>();
        meta.put(REQUEST, String.valueOf(message.get("id")));
        parameters.put("_meta", meta);
        message.put("params", parameters);
        return mapper.writeValueAsString(message);
      }
      return text;
    } catch (IOException notJson) {
      // The SDK says what is wrong with it.
      return text;
    }
  }
}
