package dev.unravel.launch;

import dev.unravel.explore.wire.Job;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.nio.file.Path;

/**
 * What to look for, where, and for how long.
 *
 * @param target the program
 * @param settings how to run it
 * @param maxExecutions executions after which to give up, 0 for no limit
 * @param maxMillis milliseconds after which to give up, 0 for no limit
 * @param hangMillis milliseconds without an action after which an execution hangs
 * @param folder where traces go
 * @param showOutput whether to show the target's output of every execution
 */
public record SearchRequest(
    Target target,
    Settings settings,
    long maxExecutions,
    long maxMillis,
    long hangMillis,
    Path folder,
    boolean showOutput) {
  public SearchRequest {
    if (settings.isolation() == Isolation.JVM && settings.strategy().equals("exhaustive")) {
      throw new UsageException(
          "the exhaustive strategy remembers what it has tried, so it cannot have a new JVM for"
              + " each execution; use --isolation loader");
    }
  }

  Job job(Isolation isolation, long seed, long executions, long millis) {
    return Job.find(
            target,
            settings.withSeed(seed).withIsolation(isolation, settings.warmUps()),
            executions,
            millis)
        .withHangMillis(hangMillis)
        .withShowOutput(showOutput);
  }
}
