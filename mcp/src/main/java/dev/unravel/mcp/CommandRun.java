package dev.unravel.mcp;

import dev.unravel.launch.Terminal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A command in a JVM of its own, so that it can be stopped at any time, and stops its workers as
 * Ctrl-C would. Its standard input is empty.
 */
final class CommandRun {
  /**
   * What the command prints in place of a progress line when it is asked for with this variable.
   */
  private static final String PROGRESS = "progress: ";

  /** Much more than is ever shown: a program under test may print for ever. */
  private static final int MOST_BYTES = 1 << 20;

  private final Process process;
  private volatile boolean cancelled;

  private CommandRun(Process process) {
    this.process = process;
  }

  static CommandRun start(Path folder, List<String> words) throws IOException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
    Properties own = System.getProperties();
    for (String name : own.stringPropertyNames()) {
      if (name.startsWith("unravel.") && !name.equals(Terminal.PROPERTY)) {
        line.add("-D" + name + "=" + own.getProperty(name));
      }
    }
    line.add("-D" + Terminal.PROPERTY + "=");
    line.addAll(List.of("-cp", own.getProperty("java.class.path"), "dev.unravel.cli.Main"));
    line.addAll(words);
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().putAll(Map.of("UNRAVEL_PROGRESS", "lines", "COLUMNS", "110"));
    Process process = builder.start();
    process.getOutputStream().close();
    return new CommandRun(process);
  }

  /** Stops it; what it would have answered is lost. */
  void cancel() {
    cancelled = true;
    process.destroy();
  }

  /** How the JVM ended; only when it has. */
  int exitStatus() {
    return process.exitValue();
  }

  /** Waits for its end. Notes come before what it printed, as people see them. */
  ToolAnswer answer(Consumer<String> progress) throws InterruptedException {
    StringBuilder notes = new StringBuilder();
    Thread errors = new Thread(() -> readErrors(notes, progress), "unravel-mcp-errors");
    errors.setDaemon(true);
    errors.start();
    String printed = readPrinted();
    process.waitFor();
    errors.join(TimeUnit.SECONDS.toMillis(1));
    if (cancelled) {
      return new ToolAnswer(3, "cancelled");
    }
    synchronized (notes) {
      return new ToolAnswer(process.exitValue(), notes + printed);
    }
  }

  private void readErrors(StringBuilder notes, Consumer<String> progress) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith(PROGRESS)) {
          progress.accept(line.substring(PROGRESS.length()));
        } else {
          synchronized (notes) {
            if (notes.length() < MOST_BYTES) {
              notes.append(line).append('\n');
            }
          }
        }
      }
    } catch (IOException ended) {
      // With the process.
    }
  }

  private String readPrinted() {
    StringBuilder text = new StringBuilder();
    byte[] buffer = new byte[8192];
    try (InputStream in = process.getInputStream()) {
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        text.append(new String(buffer, 0, n, StandardCharsets.UTF_8));
        if (text.length() > 2 * MOST_BYTES) {
          // The end matters more than the beginning.
          text.delete(0, MOST_BYTES);
        }
      }
    } catch (IOException ended) {
      // With the process.
    }
    return text.toString();
  }
}
