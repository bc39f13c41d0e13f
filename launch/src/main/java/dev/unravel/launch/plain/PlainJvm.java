package dev.unravel.launch.plain;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.trace.Target;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/**
 * Runs a target in a JVM of its own and watches it from outside. A run that uses no processor time
 * for a while is asked where its threads are; if none of them can go on, that is its end.
 *
 * @param jdk the JDK
 * @param target the program
 * @param jvmOptions further options, before the target's own
 * @param mostMillis milliseconds after which a run is ended
 */
public record PlainJvm(Jdk jdk, Target target, List<String> jvmOptions, long mostMillis) {
  private static final int LOOK_MILLIS = 10;
  private static final long QUIET_MILLIS = 250;

  public PlainJvm {
    jvmOptions = List.copyOf(jvmOptions);
  }

  /** Runs it once. */
  public PlainEnd run() {
    ProcessBuilder builder = new ProcessBuilder(command());
    // Options from the environment would be announced on standard error.
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    long start = System.nanoTime();
    try {
      Process process = builder.start();
      Thread killer = new Thread(process::destroyForcibly, "unravel-plain-killer");
      Runtime.getRuntime().addShutdownHook(killer);
      try {
        Tail errors = Tail.of(process.getErrorStream(), Charset.defaultCharset());
        feed(process);
        Optional<ThreadDump> standstill = await(process, start);
        long millis = millisSince(start);
        OptionalInt status =
            process.isAlive() ? OptionalInt.empty() : OptionalInt.of(process.exitValue());
        process.destroyForcibly().waitFor();
        return new PlainEnd(status, standstill, errors.text(), millis);
      } finally {
        process.destroyForcibly();
        forget(killer);
      }
    } catch (IOException failed) {
      throw new LaunchException("cannot start " + jdk.java(), failed);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new LaunchException("interrupted while the target ran");
    }
  }

  private static void forget(Thread killer) {
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException shuttingDown) {
      // The hook runs, or has run.
    }
  }

  private List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
    command.addAll(jvmOptions);
    command.addAll(target.jvmOptions());
    command.add("-cp");
    command.add(String.join(File.pathSeparator, target.classPath()));
    command.add(target.mainClass());
    command.addAll(target.arguments());
    return command;
  }

  private void feed(Process process) {
    try (OutputStream in = process.getOutputStream()) {
      in.write(target.standardInput());
    } catch (IOException ended) {
      // It did not want to read all of it.
    }
  }

  /** Until it has ended, stands still or has had its time. */
  private Optional<ThreadDump> await(Process process, long start) throws InterruptedException {
    Duration used = Duration.ZERO;
    long quietSince = System.nanoTime();
    long quiet = QUIET_MILLIS;
    while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
      if (millisSince(start) > mostMillis) {
        return Optional.empty();
      }
      Duration now = process.info().totalCpuDuration().orElse(Duration.ZERO);
      if (!now.equals(used)) {
        used = now;
        quietSince = System.nanoTime();
      } else if (millisSince(quietSince) > quiet) {
        Optional<ThreadDump> dump = JvmThreads.of(jdk, process);
        if (dump.filter(ThreadDump::isStandstill).isPresent()) {
          return dump;
        }
        // Asleep, perhaps: the next look may come later.
        quiet *= 2;
        quietSince = System.nanoTime();
      }
    }
    return Optional.empty();
  }

  private static long millisSince(long start) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }
}
