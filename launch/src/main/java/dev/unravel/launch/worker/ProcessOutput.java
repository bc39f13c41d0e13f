package dev.unravel.launch.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/**
 * Output of a worker's JVM outside of the target: crash reports, rejected options. Nobody wants to
 * see it until something goes wrong, so only the last lines are kept.
 */
final class ProcessOutput {
  private static final int KEPT = 60;
  private static final int LONGEST = 2_000;

  private final Deque<String> lines = new ArrayDeque<>();
  private final Thread pump;

  private ProcessOutput(BufferedReader reader, Consumer<String> log) {
    pump = new Thread(() -> pump(reader, log), "unravel-worker-output");
    pump.setDaemon(true);
  }

  static ProcessOutput of(Process process, Consumer<String> log) {
    ProcessOutput output =
        new ProcessOutput(
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), Charset.defaultCharset())),
            log);
    output.pump.start();
    return output;
  }

  private void pump(BufferedReader reader, Consumer<String> log) {
    try (reader) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        keep(line.length() > LONGEST ? line.substring(0, LONGEST) : line);
        log.accept(line);
      }
    } catch (IOException ended) {
      // The process was killed.
    }
  }

  private synchronized void keep(String line) {
    lines.addLast(line);
    if (lines.size() > KEPT) {
      lines.removeFirst();
    }
  }

  /** The last lines; for a process that has ended, all of its last lines. */
  String tail() {
    try {
      pump.join(1_000); // A grandchild may hold the pipe open: then what came so far must do.
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    synchronized (this) {
      return String.join("\n", lines);
    }
  }
}
