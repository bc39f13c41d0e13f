package dev.unravel.launch;

import dev.unravel.explore.wire.Channel;
import dev.unravel.explore.wire.Job;
import dev.unravel.explore.wire.Message;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A worker JVM, from its start to its end. Whatever happens to the controller, no process stays
 * behind: closing kills the JVM and its children, so does a shutdown hook on Ctrl-C, and a worker
 * whose connection breaks halts by itself.
 */
public final class WorkerProcess implements AutoCloseable {
  private static final int EXIT_SECONDS = 5;

  private final Process process;
  private final Channel channel;
  private final Inbox inbox;
  private final ProcessOutput output;
  private final Thread killer;

  private WorkerProcess(Process process, Channel channel, ProcessOutput output, Thread killer) {
    this.process = process;
    this.channel = channel;
    this.inbox = new Inbox(channel);
    this.output = output;
    this.killer = killer;
  }

  /**
   * Starts a worker and waits until it is connected.
   *
   * @param log takes lines that the JVM itself prints, for {@code --verbose}
   * @throws UsageException when the JVM rejects the target's options
   */
  public static WorkerProcess start(
      WorkerSetup setup, Target target, PointLevel points, Consumer<String> log) {
    return start(setup, target, Settings.defaults().withPoints(points), log);
  }

  /** The same, with all settings that shape the classes of the worker's JVM. */
  public static WorkerProcess start(
      WorkerSetup setup, Target target, Settings settings, Consumer<String> log) {
    try (ServerSocket server = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
      String token = Token.fresh();
      ProcessBuilder builder =
          new ProcessBuilder(
              setup.command(
                  target,
                  settings.points(),
                  settings.insideConcurrent(),
                  server.getLocalPort(),
                  token));
      builder.redirectErrorStream(true);
      // Options from the environment would be announced on standard error, and differ in a replay.
      builder.environment().remove("JAVA_TOOL_OPTIONS");
      builder.environment().remove("JDK_JAVA_OPTIONS");
      Process process = builder.start();
      Thread killer = new Thread(() -> kill(process), "unravel-worker-killer");
      Runtime.getRuntime().addShutdownHook(killer);
      try {
        process.getOutputStream().close();
        ProcessOutput output = ProcessOutput.of(process, log);
        Channel channel = Handshake.await(server, process, token, output, target);
        return new WorkerProcess(process, channel, output, killer);
      } catch (IOException | RuntimeException failed) {
        kill(process);
        forget(killer);
        throw failed;
      }
    } catch (IOException failed) {
      throw new LaunchException("cannot start " + setup.jdk().java(), failed);
    }
  }

  /**
   * Does a job and hands on every message that is not its end.
   *
   * @throws UsageException when the worker says the user asked for something impossible
   * @throws WorkerLostException when the worker dies or falls silent
   * @throws LaunchException when the worker says it cannot do the job
   */
  public Message.Done run(Job job, Consumer<Message> handler) {
    try {
      channel.send(job);
    } catch (IOException gone) {
      throw lost("ended before it got its job");
    }
    Patience patience = new Patience(job);
    while (true) {
      Inbox.Delivery delivery = inbox.next(patience.millis());
      if (delivery instanceof Inbox.Silence) {
        throw lost(patience.complaint());
      }
      if (!(delivery instanceof Inbox.Letter letter)) {
        throw lost("ended unexpectedly" + exitStatus());
      }
      Message message = letter.message();
      if (message instanceof Message.Done done) {
        return done;
      }
      if (message instanceof Message.Failed failed) {
        throw failed.usage()
            ? new UsageException(failed.text())
            : new LaunchException(failed.text(), failed.detail());
      }
      handler.accept(message);
    }
  }

  /** The operating system's number of the process. */
  public long pid() {
    return process.pid();
  }

  private WorkerLostException lost(String what) {
    close();
    Shutdown.giveWay();
    return new WorkerLostException("the worker JVM " + what, output.tail());
  }

  private String exitStatus() {
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
    kill(process);
    try {
      channel.close();
    } catch (IOException alreadyBroken) {
      // The process is gone, and with it the other end.
    }
    inbox.close();
    forget(killer);
  }

  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private static void forget(Thread killer) {
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException shuttingDown) {
      // The hook runs, or has run.
    }
  }
}
