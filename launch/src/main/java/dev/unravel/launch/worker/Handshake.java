package dev.unravel.launch.worker;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.UsageException;
import dev.unravel.trace.Target;
import dev.unravel.wire.Channel;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Waits for a worker to connect, and explains why it does not. */
final class Handshake {
  private static final int GLANCE_MILLIS = 100;
  private static final long LIMIT_SECONDS = 60;

  private Handshake() {}

  static Channel await(ServerSocket server, WorkerJvm jvm, String token, Target target)
      throws IOException {
    server.setSoTimeout(GLANCE_MILLIS);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
    while (System.nanoTime() < deadline) {
      try {
        Optional<Channel> channel = Channel.accept(server.accept(), token);
        if (channel.isPresent()) {
          return channel.get();
        }
      } catch (SocketTimeoutException notYet) {
        if (!jvm.process().isAlive()) {
          throw rejected(jvm.process(), jvm.tail(), target);
        }
      }
    }
    throw new LaunchException(
        "the worker JVM did not connect within " + LIMIT_SECONDS + " s", jvm.tail());
  }

  private static RuntimeException rejected(Process process, String said, Target target) {
    String reason =
        said.lines()
            .filter(line -> !line.isBlank() && !line.startsWith("Error: Could not create"))
            .filter(line -> !line.startsWith("Error: A fatal exception has occurred"))
            .findFirst()
            .orElse("it said nothing, exit status " + process.exitValue());
    // The JVM ends with status 1 on options it does not know; nothing else of ours can be wrong.
    if (!target.jvmOptions().isEmpty() && process.exitValue() == 1) {
      return new UsageException(
          "the JVM does not start with " + String.join(" ", target.jvmOptions()) + ": " + reason);
    }
    return new LaunchException("the worker JVM does not start: " + reason, said);
  }
}
