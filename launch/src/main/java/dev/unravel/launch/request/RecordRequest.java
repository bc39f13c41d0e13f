package dev.unravel.launch.request;

import dev.unravel.launch.UsageException;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import dev.unravel.wire.Quantum;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;

/**
 * A run to record as it happens.
 *
 * @param target the program
 * @param strategy how threads take turns, as {@link Quantum#strategy} names it
 * @param schedule a recorded run whose schedule to follow, if any
 * @param hangMillis milliseconds without an action after which it hangs
 * @param file where the trace goes; in a folder of traces if there is none
 */
public record RecordRequest(
    Target target,
    String strategy,
    Optional<Trace> schedule,
    long hangMillis,
    Optional<Path> file) {

  /** What a schedule is followed by when it is taken from another run. */
  private static final String SCHEDULE = "schedule";

  /** A new run. */
  public static RecordRequest run(
      Target target, String quantum, long hangMillis, Optional<Path> file) {
    try {
      return new RecordRequest(
          target, Quantum.strategy(quantum), Optional.empty(), hangMillis, file);
    } catch (IllegalArgumentException none) {
      throw new UsageException("--quantum: " + none.getMessage());
    }
  }

  /** A run with other inputs and the same schedule. */
  public static RecordRequest again(
      Trace trace, byte[] standardInput, long hangMillis, Optional<Path> file) {
    Target before = trace.target();
    Target target =
        new Target(
            before.classPath(),
            before.mainClass(),
            before.arguments(),
            before.jvmOptions(),
            standardInput);
    return new RecordRequest(target, SCHEDULE, Optional.of(trace), hangMillis, file);
  }

  public Job job() {
    // Each recorded run is the first of its JVM, as it would be without us; so are its replays.
    Settings settings =
        new Settings(
            new SecureRandom().nextLong(),
            strategy,
            PointLevel.YIELD,
            Isolation.JVM,
            0,
            Settings.TIME_ORIGIN,
            0,
            false,
            false,
            Long.MAX_VALUE);
    Job job =
        schedule
            .map(trace -> Job.captureAgain(trace, target, settings))
            .orElseGet(() -> Job.capture(target, settings));
    return job.withHangMillis(hangMillis);
  }
}
