package dev.unravel.junit;

import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import java.util.Locale;
import java.util.Objects;

/**
 * How long and in which way to look for a failing schedule. Immutable: {@code
 * Unravel.exploring().seconds(5).check(() -> ...)}.
 */
public final class Exploration {
  private final long executions;
  private final double seconds;
  private final String replay;
  private final Settings settings;

  private Exploration(long executions, double seconds, String replay, Settings settings) {
    if (executions < 0 || seconds < 0 || executions == 0 && seconds == 0) {
      throw new IllegalArgumentException("executions or seconds must be more than 0");
    }
    this.executions = executions;
    this.seconds = seconds;
    this.replay = Objects.requireNonNull(replay);
    this.settings = settings;
  }

  Exploration() {
    this(10_000, 10, "", Settings.defaults());
  }

  static Exploration of(ConcurrencyTest test) {
    return new Exploration(test.executions(), test.seconds(), test.replay(), Settings.defaults())
        .strategy(test.strategy())
        .points(test.points())
        .seed(test.seed());
  }

  /** With another limit of executions, 0 for none. */
  public Exploration executions(long most) {
    return new Exploration(most, seconds, replay, settings);
  }

  /** With another limit of time, 0 for none. */
  public Exploration seconds(double most) {
    return new Exploration(executions, most, replay, settings);
  }

  /** With another strategy, by its name. */
  public Exploration strategy(String name) {
    return new Exploration(executions, seconds, replay, settings.withStrategy(name));
  }

  /** With another point level: {@code sync}, {@code races} or {@code memory}. */
  public Exploration points(String level) {
    return new Exploration(executions, seconds, replay, settings.withPoints(pointLevel(level)));
  }

  /** With another seed. */
  public Exploration seed(long seed) {
    return new Exploration(executions, seconds, replay, settings.withSeed(seed));
  }

  /** With one schedule only: a trace file, or the string that a failure has printed. */
  public Exploration replay(String schedule) {
    return new Exploration(executions, seconds, schedule, settings);
  }

  /** Runs a part of a test, see {@link Unravel#check}. */
  public CheckResult check(Body body) {
    return Check.of(this, body);
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
    return (long) (seconds * 1000);
  }

  String replay() {
    return replay;
  }

  Settings settings() {
    return settings;
  }
}
