package dev.unravel.trace;

import java.util.List;

/**
 * Everything besides the schedule that decides what an execution does.
 *
 * @param seed seed of the search that found the schedule, and of every random draw of the target
 * @param strategy name of the strategy that made the schedule
 * @param points which operations are scheduling points
 * @param isolation what is made anew for each execution
 * @param warmUps executions without preemption that ran in the same class loader before
 * @param timeOrigin what {@code System.currentTimeMillis} says at the start
 * @param patienceMillis a timeout further away than this passes only when nothing else can run
 * @param spuriousWakeUps whether {@code wait} may return without a notification
 * @param insideConcurrent whether java.util.concurrent has points of its own
 * @param maxActions actions after which a run that has not ended is scheduled fairly
 * @param failOnRace whether the first data race counts as a failure
 * @param shared the kinds of JDK objects that count as shared from the moment they are made: what
 *     threads do to these is an action. Sorted; the same numbers in every JVM
 */
public record Settings(
    long seed,
    String strategy,
    PointLevel points,
    Isolation isolation,
    int warmUps,
    long timeOrigin,
    long patienceMillis,
    boolean spuriousWakeUps,
    boolean insideConcurrent,
    long maxActions,
    boolean failOnRace,
    List<Long> shared) {

  /** In place of kinds: every object of the JDK that is touched while several threads run. */
  public static final List<Long> EVERYTHING_SHARED = List.of(1L);

  /** 2024-01-01T00:00:00Z: a fixed day, so that programs that print dates repeat. */
  public static final long TIME_ORIGIN = 1_704_067_200_000L;

  public Settings {
    // Of an immutable list this is no copy.
    shared = List.copyOf(shared);
  }

  /** Nothing is known of what threads share. */
  public Settings(
      long seed,
      String strategy,
      PointLevel points,
      Isolation isolation,
      int warmUps,
      long timeOrigin,
      long patienceMillis,
      boolean spuriousWakeUps,
      boolean insideConcurrent,
      long maxActions,
      boolean failOnRace) {
    this(
        seed,
        strategy,
        points,
        isolation,
        warmUps,
        timeOrigin,
        patienceMillis,
        spuriousWakeUps,
        insideConcurrent,
        maxActions,
        failOnRace,
        List.of());
  }

  /** Races are no failures of their own. */
  public Settings(
      long seed,
      String strategy,
      PointLevel points,
      Isolation isolation,
      int warmUps,
      long timeOrigin,
      long patienceMillis,
      boolean spuriousWakeUps,
      boolean insideConcurrent,
      long maxActions) {
    this(
        seed,
        strategy,
        points,
        isolation,
        warmUps,
        timeOrigin,
        patienceMillis,
        spuriousWakeUps,
        insideConcurrent,
        maxActions,
        false);
  }

  /** What a search starts with when the user says nothing. */
  public static Settings defaults() {
    return new Settings(
        1,
        "auto",
        PointLevel.RACES,
        Isolation.AUTO,
        0,
        TIME_ORIGIN,
        1_000,
        false,
        false,
        1_000_000);
  }

  public Settings withSeed(long value) {
    Copy copy = new Copy(this);
    copy.seed = value;
    return copy.settings();
  }

  public Settings withStrategy(String value) {
    Copy copy = new Copy(this);
    copy.strategy = value;
    return copy.settings();
  }

  public Settings withPoints(PointLevel value) {
    Copy copy = new Copy(this);
    copy.points = value;
    return copy.settings();
  }

  public Settings withTimeOrigin(long value) {
    Copy copy = new Copy(this);
    copy.timeOrigin = value;
    return copy.settings();
  }

  public Settings withPatience(long millis) {
    Copy copy = new Copy(this);
    copy.patienceMillis = millis;
    return copy.settings();
  }

  public Settings withMaxActions(long value) {
    Copy copy = new Copy(this);
    copy.maxActions = value;
    return copy.settings();
  }

  public Settings withIsolation(Isolation value, int warmUpCount) {
    Copy copy = new Copy(this);
    copy.isolation = value;
    copy.warmUps = warmUpCount;
    return copy.settings();
  }

  public Settings withFailOnRace(boolean value) {
    Copy copy = new Copy(this);
    copy.failOnRace = value;
    return copy.settings();
  }

  public Settings withShared(List<Long> value) {
    Copy copy = new Copy(this);
    copy.shared = value;
    return copy.settings();
  }

  public Settings withInsideConcurrent(boolean value) {
    Copy copy = new Copy(this);
    copy.insideConcurrent = value;
    return copy.settings();
  }

  /** Settings on their way to others: what a new component has to be told of, once. */
  private static final class Copy {
    private final Settings original;
    private long seed;
    private String strategy;
    private PointLevel points;
    private Isolation isolation;
    private int warmUps;
    private long timeOrigin;
    private long patienceMillis;
    private boolean insideConcurrent;
    private long maxActions;
    private boolean failOnRace;
    private List<Long> shared;

    Copy(Settings original) {
      this.original = original;
      seed = original.seed;
      strategy = original.strategy;
      points = original.points;
      isolation = original.isolation;
      warmUps = original.warmUps;
      timeOrigin = original.timeOrigin;
      patienceMillis = original.patienceMillis;
      insideConcurrent = original.insideConcurrent;
      maxActions = original.maxActions;
      failOnRace = original.failOnRace;
      shared = original.shared;
    }

    Settings settings() {
      return new Settings(
          seed,
          strategy,
          points,
          isolation,
          warmUps,
          timeOrigin,
          patienceMillis,
          original.spuriousWakeUps,
          insideConcurrent,
          maxActions,
          failOnRace,
          shared);
    }
  }
}
