package dev.unravel.conformance;

import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.worker.AgentJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/**
 * A small program, compiled from text, to run in a plain JVM with breakpoints. In the breakpoints,
 * {@code @NAME} stands for the line of the source that ends with the comment {@code // NAME}.
 */
final class BreakpointProgram {
  /** For a JVM that ends, on a machine that is busy with other things. */
  private static final long MUST_END_SECONDS = 120;

  private static final String REPORT = "report.json";

  private static final Pattern MARK = Pattern.compile("@([A-Z]+)");

  private final Path folder;
  private final List<String> source;

  BreakpointProgram(Path folder, String source) throws IOException {
    this.folder = folder;
    this.source = source.lines().toList();
    Path file = Files.writeString(folder.resolve("Main.java"), source);
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-g",
                "--release",
                "17",
                "-cp",
                AgentJar.locate().toString(),
                file.toString());
    if (failed != 0) {
      throw new IllegalArgumentException("does not compile");
    }
  }

  /** How a run ended. */
  record Run(int exit, String out, List<String> err, String report) {
    /** What the agent said. */
    List<String> said() {
      return err.stream()
          .filter(line -> line.startsWith("unravel: "))
          .map(line -> line.substring("unravel: ".length()))
          .toList();
    }
  }

  Run run(Jdk jdk, String breakpoints) throws Exception {
    Path file = Files.writeString(folder.resolve("breakpoints"), withLines(breakpoints));
    return runWith(jdk, file.toString());
  }

  Run runWith(Jdk jdk, String breakpointFile) throws Exception {
    return start(jdk, "=breakpoints=" + breakpointFile + ",report=" + folder.resolve(REPORT));
  }

  /** With the agent as {@code find} uses it. */
  Run runControlled(Jdk jdk) throws Exception {
    return start(jdk, "");
  }

  private Run start(Jdk jdk, String agentOptions) throws Exception {
    Path report = folder.resolve(REPORT);
    Files.deleteIfExists(report);
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
    // Over before anything is compiled for long.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.add("-javaagent:" + AgentJar.locate() + agentOptions);
    command.addAll(List.of("-cp", folder.toString(), "Main"));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .directory(folder.toFile())
            .start();
    try {
      if (!process.waitFor(MUST_END_SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError("does not end: " + Files.readString(err));
      }
    } finally {
      process.destroyForcibly();
    }
    return new Run(
        process.exitValue(),
        Files.readString(out).trim(),
        Files.readAllLines(err),
        Files.exists(report) ? Files.readString(report).trim() : "");
  }

  String withLines(String text) {
    Matcher matcher = MARK.matcher(text);
    return matcher.replaceAll(found -> String.valueOf(line(found.group(1))));
  }

  private int line(String mark) {
    for (int i = 0; i < source.size(); i++) {
      if (source.get(i).endsWith("// " + mark)) {
        return i + 1;
      }
    }
    throw new IllegalArgumentException(mark);
  }
}
