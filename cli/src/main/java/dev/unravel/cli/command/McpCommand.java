package dev.unravel.cli.command;

import dev.unravel.cli.console.CommonOptions;
import dev.unravel.launch.Installation;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code unravel mcp}: serves an agent. The server is in a jar of its own, which not everybody has,
 * and runs in a JVM that has it on its class path.
 */
@Command(
    name = "mcp",
    description = "Serve an agent by the Model Context Protocol, on standard input and output.",
    sortOptions = false)
final class McpCommand implements Callable<Integer> {
  static final CommandEntry ENTRY = CommandEntry.plain("mcp", workplace -> new McpCommand());

  private static final String JAR = "unravel-mcp.jar";

  @Option(
      names = "--root",
      paramLabel = "DIR",
      description =
          "Run, read and write nothing outside of this folder. May be given several times; relative"
              + " paths start at the first. Default: the current folder.")
  private List<Path> roots = new ArrayList<>();

  @Mixin private CommonOptions common;

  @Override
  public Integer call() throws InterruptedException {
    Path jar =
        Installation.find("unravel.mcp", List.of(JAR, "mcp/target/" + JAR))
            .orElseThrow(
                () ->
                    new UsageException(
                        "the server is a part of its own: put "
                            + JAR
                            + " of the release into lib"));
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    for (String name : System.getProperties().stringPropertyNames()) {
      if (name.startsWith("unravel.")) {
        line.add("-D" + name + "=" + System.getProperty(name));
      }
    }
    String own = System.getProperty("java.class.path");
    line.addAll(List.of("-cp", jar + File.pathSeparator + own, "dev.unravel.mcp.McpMain"));
    roots.forEach(root -> line.add(root.toString()));
    return wait(line);
  }

  /** The server ends when its client closes the stream that both of us have. */
  private static int wait(List<String> line) throws InterruptedException {
    try {
      Process server = new ProcessBuilder(line).inheritIO().start();
      Runtime.getRuntime().addShutdownHook(new Thread(server::destroy, "unravel-mcp-end"));
      return server.waitFor();
    } catch (IOException failed) {
      throw new LaunchException("cannot start the server", failed);
    }
  }
}
