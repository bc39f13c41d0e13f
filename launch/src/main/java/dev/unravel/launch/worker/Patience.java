package dev.unravel.launch.worker;

import dev.unravel.wire.Job;
import java.util.concurrent.TimeUnit;

/** Limits on how long a worker may say nothing, and on how long it may take in all. */
public final class Patience {
  /** For a new JVM, its agent and a machine that is busy with other things. */
  private static final long SLACK_MILLIS = 20_000;

  private static final long FRAMEWORK_MILLIS = 60_000;

  private final long silenceMillis;
  private final long limitMillis;
  private final long start = System.nanoTime();

  public Patience(Job job) {
    this(job.hangMillis(), job.maxMillis() == 0 ? 0 : job.maxMillis() + start(job));
  }

  /** The time that a worker is given for tests begins when their framework has. */
  private static long start(Job job) {
    return job.target().isTest() ? FRAMEWORK_MILLIS : 0;
  }

  /**
   * As long as it takes.
   *
   * @param hangMillis milliseconds without an action after which an execution hangs
   * @param maxMillis milliseconds that the worker was given, 0 for no limit
   */
  public Patience(long hangMillis, long maxMillis) {
    silenceMillis = hangMillis + SLACK_MILLIS;
    limitMillis = maxMillis == 0 ? Long.MAX_VALUE : maxMillis + silenceMillis;
  }

  /** How long to wait for the next message. */
  long millis() {
    return Math.max(0, Math.min(silenceMillis, limitMillis - elapsedMillis()));
  }

  /** What the worker did wrong when that was too short. */
  String complaint() {
    return elapsedMillis() >= limitMillis
        ? "did not end in time and was stopped"
        : "said nothing for " + silenceMillis / 1000 + " s and was stopped";
  }

  private long elapsedMillis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }
}
