package dev.unravel.mcp;

import dev.unravel.cli.console.Version;
import dev.unravel.launch.UsageException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Start of the server. Its arguments are the folders that it may use. */
public final class McpMain {
  private McpMain() {}

  public static void main(String[] args) throws InterruptedException {
    // Whatever else prints must not get into the protocol.
    PrintStream out = System.out;
    System.setOut(System.err);
    List<Path> roots = Arrays.stream(args).map(Path::of).toList();
    try {
      Folders folders = new Folders(roots.isEmpty() ? List.of(Path.of("")) : roots);
      new ToolServer(folders, Version.number()).serve(System.in, out);
    } catch (UsageException wrong) {
      System.err.println("unravel mcp: " + wrong.getMessage());
      System.exit(2);
    }
    System.exit(0);
  }
}
