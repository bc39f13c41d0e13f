package dev.unravel.launch.worker;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The process of a worker. Closing it kills it and its children, from any thread and at any time,
 * and so does a shutdown hook on Ctrl-C.
 */
public final class WorkerJvm implements AutoCloseable {
  private static final int EXIT_SECONDS = 5;

  private final Process process;
  private final ProcessOutput output;
  private final Thread killer;

  private WorkerJvm(Process process, ProcessOutput output) {
    this.process = process;
    this.output = output;
    this.killer = new Thread(this::kill, "unravel-worker-killer");
  }

  static WorkerJvm start(List<String> command, Consumer<String> log) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectErrorStream(true);
    // Options from the environment would be announced on standard error, and differ in a replay.
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    Process process = builder.start();
    WorkerJvm jvm = new WorkerJvm(process, ProcessOutput.of(process, log));
    try {
      Runtime.getRuntime().addShutdownHook(jvm.killer);
      process.getOutputStream().close();
      return jvm;
    } catch (IllegalStateException shuttingDown) {
      jvm.kill();
      Shutdown.giveWay();
      throw shuttingDown;
    } catch (IOException failed) {
      jvm.close();
      throw failed;
    }
  }

  Process process() {
    return process;
  }

  /** The last lines that it printed. */
  String tail() {
    return output.tail();
  }

  /** How it ended, in words that follow "ended". */
  String exitStatus() {
    try {
      return process.waitFor(EXIT_SECONDS, TimeUnit.SECONDS)
          ? " with status " + process.exitValue()
          : "";
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  @Override
  public void close() {
    kill();
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException shuttingDown) {
      // The hook runs, or has run.
    }
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
