package dev.unravel.mcp;

import dev.unravel.launch.UsageException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A tool: its name, what an agent is told about it, and what a call of it comes to.
 *
 * @param name as clients call it
 * @param description what it is good for
 * @param parameters their names and schemas
 * @param required those that must be there
 * @param call what is done
 */
record AgentTool(
    String name,
    String description,
    Map<String, Object> parameters,
    List<String> required,
    Function<ToolArguments, Deed> call) {

  /** Something to do: a command to run, or an answer that is known already. */
  sealed interface Deed {}

  /** A command line. */
  record Command(List<String> words) implements Deed {}

  /** An answer. */
  record Known(ToolAnswer answer) implements Deed {}

  /** What a call with these arguments comes to. An argument that it does not know is refused. */
  Deed deed(ToolArguments arguments) {
    arguments.values().keySet().stream()
        .filter(name -> !parameters.containsKey(name))
        .findFirst()
        .ifPresent(
            unknown -> {
              throw new UsageException(
                  unknown + " is unknown; " + name + " takes " + parameters.keySet());
            });
    return call.apply(arguments);
  }

  /** The JSON schema of its arguments. */
  Map<String, Object> schema() {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", parameters);
    schema.put("required", required);
    schema.put("additionalProperties", false);
    return schema;
  }

  /**
   * Parameters, in order: names and what is said of them, a type before a colon if it is no string.
   */
  static Map<String, Object> parameters(String... namesAndTexts) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      String[] typeAndText = namesAndTexts[i + 1].split(": ", 2);
      all.put(namesAndTexts[i], schema(typeAndText[0], typeAndText[1]));
    }
    return all;
  }

  private static Map<String, Object> schema(String type, String text) {
    return type.equals("list")
        ? Map.of("type", "array", "items", Map.of("type", "string"), "description", text)
        : Map.of("type", type, "description", text);
  }
}
