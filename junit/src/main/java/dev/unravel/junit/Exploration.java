package dev.unravel.junit;

import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import java.util.Locale;
import java.util.Objects;

/**
 * Settings for how long and in which way to look for a failing schedule. Immutable: {@code
 * Unravel.exploring().seconds(5).check(() -> ...)}.
 */
public final class Exploration {
  private static final double NOT_SAID = -1;
  private static final double SEARCH_SECONDS = 10;

  /** More than for a search: a test that is not proved in time fails, so time is no economy. */
  private static final double PROOF_SECONDS = 60;

  private final long executions;
  private final double seconds;
  private final String replay;
  private final Settings settings;
  private final boolean prove;
  private final boolean failOnTiming;

  private Exploration(
      long executions,
      double seconds,
      String replay,
      Settings settings,
      boolean prove,
      boolean failOnTiming) {
    if (executions < 0
        || !(seconds >= 0 || seconds == NOT_SAID)
        || executions == 0 && seconds == 0) {
      throw new IllegalArgumentException("executions or seconds must be more than 0");
    }
    this.executions = executions;
    this.seconds = seconds;
    this.replay = Objects.requireNonNull(replay);
    this.settings = settings;
    this.prove = prove;
    this.failOnTiming = failOnTiming;
  }

  Exploration() {
    this(10_000, NOT_SAID, "", Settings.defaults(), false, false);
  }

  static Exploration of(ConcurrencyTest test) {
    return new Exploration(
            test.executions(),
            test.seconds(),
            test.replay(),
            Settings.defaults(),
            test.prove(),
            test.failOnTiming())
        .strategy(test.strategy())
        .points(test.points())
        .seed(test.seed());
  }

  /** With another limit of executions, 0 for none. */
  public Exploration executions(long most) {
    return new Exploration(most, seconds, replay, settings, prove, failOnTiming);
  }

  /** With another limit of time, 0 for none. */
  public Exploration seconds(double most) {
    return new Exploration(executions, most, replay, settings, prove, failOnTiming);
  }

  /** With another strategy, by its name. */
  public Exploration strategy(String name) {
    return new Exploration(
        executions, seconds, replay, settings.withStrategy(name), prove, failOnTiming);
  }

  /** With another point level: {@code sync}, {@code races} or {@code memory}. */
  public Exploration points(String level) {
    return new Exploration(
        executions, seconds, replay, settings.withPoints(pointLevel(level)), prove, failOnTiming);
  }

  /** With another seed. */
  public Exploration seed(long seed) {
    return new Exploration(
        executions, seconds, replay, settings.withSeed(seed), prove, failOnTiming);
  }

  /** With one schedule only: a trace file, or the string that a failure has printed. */
  public Exploration replay(String schedule) {
    return new Exploration(executions, seconds, schedule, settings, prove, failOnTiming);
  }

  /** To have it proved that no schedule fails, or else to fail. */
  public Exploration prove() {
    return new Exploration(executions, seconds, replay, settings, true, failOnTiming);
  }

  /** To fail also if it takes a thread that is held up while the time of another runs out. */
  public Exploration failOnTiming() {
    return new Exploration(executions, seconds, replay, settings, prove, true);
  }

  /** Runs a part of a test, see {@link Unravel#check}. */
  public CheckResult check(Body body) {
    return CheckedPart.of(this, body);
  }

  private static PointLevel pointLevel(String word) {
    try {
      PointLevel level = PointLevel.valueOf(word.toUpperCase(Locale.ROOT));
      if (level != PointLevel.YIELD) {
        return level;
      }
    } catch (IllegalArgumentException unknown) {
      // As below.
    }
    throw new IllegalArgumentException(
        "there is no point level " + word + "; use sync, races or memory");
  }

  long maxExecutions() {
    return executions;
  }

  long maxMillis() {
    double most = seconds != NOT_SAID ? seconds : prove ? PROOF_SECONDS : SEARCH_SECONDS;
    return (long) (most * 1000);
  }

  boolean failsOnTiming() {
    return failOnTiming;
  }

  boolean isProof() {
    return prove;
  }

  String replay() {
    return replay;
  }

  Settings settings() {
    return settings;
  }
}
