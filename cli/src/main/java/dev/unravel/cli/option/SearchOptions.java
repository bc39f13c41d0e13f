package dev.unravel.cli.option;

import dev.unravel.launch.UsageException;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Share;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Options that say how to search. */
public final class SearchOptions {
  private static final int MOST_JOBS = 1_000;
  private static final long SECONDS_EACH = 10;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Give up after so long. Default: 30, or no limit when --executions is given.")
  private Double seconds;

  @Option(names = "--executions", paramLabel = "N", description = "Give up after so many.")
  private long executions;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      defaultValue = "${env:UNRAVEL_JOBS}",
      description =
          "Search in so many JVMs at the same time. Default: the environment variable UNRAVEL_JOBS,"
              + " or one for each core.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      converter = Shards.class,
      description =
          "Do part I of the search, from 1 to N: the others are for other machines. With N alone,"
              + " I is one more than the environment variable JOB_COMPLETION_INDEX.")
  private Share shard = Share.WHOLE;

  @Option(
      names = "--seed",
      paramLabel = "K",
      description = "Where the random choices start. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--strategy",
      paramLabel = "NAME",
      converter = OptionWords.StrategyWord.class,
      completionCandidates = OptionWords.Strategies.class,
      description = "How schedules are chosen. Default: ${DEFAULT-VALUE}.")
  private String strategy;

  @Option(
      names = "--points",
      paramLabel = "LEVEL",
      converter = OptionWords.PointLevelWord.class,
      completionCandidates = OptionWords.PointLevels.class,
      description = "Where threads may be switched. Default: ${DEFAULT-VALUE}.")
  private PointLevel points;

  @Option(
      names = "--isolation",
      paramLabel = "MODE",
      converter = OptionWords.IsolationWord.class,
      completionCandidates = OptionWords.Isolations.class,
      description =
          "What is made anew for each execution: ${COMPLETION-CANDIDATES}."
              + " Default: ${DEFAULT-VALUE}, as much as it takes.")
  private Isolation isolation;

  @Option(
      names = "--patience",
      paramLabel = "MILLIS",
      description =
          "For how long, altogether, threads that could run may be held up while time passes; 0 for"
              + " not at all. Default: ${DEFAULT-VALUE}.")
  private long patience;

  @Option(names = "--spurious", description = "Let wait() return without a notification.")
  private boolean spurious;

  @Option(
      names = "--inside-concurrent",
      description =
          "Every access inside java.util.concurrent is a point, to test such code itself:"
              + " many more schedules, and the faults of the JDK's own classes.")
  private boolean insideConcurrent;

  @Option(
      names = "--max-actions",
      paramLabel = "N",
      description =
          "After so many actions, schedule fairly and look for a livelock; after twice as many, end."
              + " Default: ${DEFAULT-VALUE}.")
  private long maxActions;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where what is found goes. Default: ./${DEFAULT-VALUE}.")
  private Path out;

  private Settings settings() {
    Settings defaults = Settings.defaults();
    return new Settings(
        seed,
        strategy,
        points,
        isolation,
        defaults.warmUps(),
        defaults.timeOrigin(),
        atLeast("--patience", 0, patience),
        spurious,
        insideConcurrent,
        atLeast("--max-actions", 1, maxActions));
  }

  public SearchRequest request(Target target, long hangMillis, boolean showOutput) {
    if (jobs < 1 || jobs > MOST_JOBS) {
      throw new UsageException("--jobs must be from 1 to " + MOST_JOBS);
    }
    return new SearchRequest(
        target,
        settings(),
        atLeast("--executions", 0, executions),
        maxMillis(),
        hangMillis,
        out,
        showOutput,
        shard,
        jobs);
  }

  /** For each of many tests, with what is found in a folder of its own if that is wanted. */
  public SearchRequest request(
      Target test, long hangMillis, boolean showOutput, boolean ownFolder) {
    SearchRequest one = request(test, hangMillis, showOutput);
    String name = test.title().replaceAll("[^\\w.$-]+", "_");
    return one.within(
        seconds == null && executions == 0 ? SECONDS_EACH * 1000 : one.maxMillis(),
        ownFolder ? out.resolve(name) : out);
  }

  private long maxMillis() {
    if (seconds == null) {
      return executions > 0 ? 0 : 30_000;
    }
    if (!(seconds > 0) || seconds > 1e9) {
      throw new UsageException("--seconds must be more than 0");
    }
    return Math.max(1, (long) (seconds * 1000));
  }

  private static long atLeast(String option, long least, long value) {
    if (value < least) {
      throw new UsageException(option + " must be at least " + least);
    }
    return value;
  }
}
