package dev.unravel.launch.plain;

import dev.unravel.launch.jdk.Jdk;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Asks a JVM where its threads are. */
final class JvmThreads {
  private static final int MOST_SECONDS = 10;

  private JvmThreads() {}

  /** Where they are, or nothing if it does not answer or the JDK has no {@code jcmd}. */
  static Optional<ThreadDump> of(Jdk jdk, Process process) throws InterruptedException {
    Optional<Path> jcmd =
        Stream.of("jcmd", "jcmd.exe")
            .map(name -> jdk.home().resolve("bin").resolve(name))
            .filter(Files::isExecutable)
            .findFirst();
    if (jcmd.isEmpty()) {
      return Optional.empty();
    }
    try {
      Process asking =
          new ProcessBuilder(
                  jcmd.get().toString(),
                  "-J-XX:TieredStopAtLevel=1",
                  "-J-XX:+UseSerialGC",
                  Long.toString(process.pid()),
                  "Thread.print")
              .redirectErrorStream(true)
              .start();
      asking.getOutputStream().close();
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(asking.getInputStream(), StandardCharsets.UTF_8))) {
        List<String> lines = reader.lines().toList();
        boolean ended = asking.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
        return ended && asking.exitValue() == 0
            ? Optional.of(ThreadDump.parse(lines))
            : Optional.empty();
      } finally {
        asking.destroyForcibly();
      }
    } catch (IOException gone) {
      return Optional.empty();
    }
  }
}
