package dev.unravel.cli;

import dev.unravel.launch.SearchRequest;
import dev.unravel.launch.UsageException;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** How to search. */
final class SearchOptions {
  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Give up after so long. Default: 30, or no limit when --executions is given.")
  private Double seconds;

  @Option(names = "--executions", paramLabel = "N", description = "Give up after so many.")
  private long executions;

  @Option(
      names = "--seed",
      paramLabel = "K",
      defaultValue = "1",
      description = "Where the random choices start. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--strategy",
      paramLabel = "NAME",
      defaultValue = "random",
      converter = Words.StrategyWord.class,
      completionCandidates = Words.Strategies.class,
      description =
          "How schedules are chosen: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private String strategy;

  @Option(
      names = "--points",
      paramLabel = "LEVEL",
      defaultValue = "memory",
      converter = Words.PointLevelWord.class,
      completionCandidates = Words.PointLevels.class,
      description =
          "Where threads may be switched: at synchronisation, or at field and array accesses too:"
              + " ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private PointLevel points;

  @Option(
      names = "--isolation",
      paramLabel = "MODE",
      defaultValue = "auto",
      converter = Words.IsolationWord.class,
      completionCandidates = Words.Isolations.class,
      description =
          "What is made anew for each execution: ${COMPLETION-CANDIDATES}."
              + " Default: ${DEFAULT-VALUE}, as much as it takes.")
  private Isolation isolation;

  @Option(
      names = "--patience",
      paramLabel = "MILLIS",
      description = "A timeout longer than this passes only when nothing else can run.")
  private Long patience;

  @Option(names = "--spurious", description = "Let wait() return without a notification.")
  private boolean spurious;

  @Option(
      names = "--inside-concurrent",
      description = "Switch threads inside java.util.concurrent too.")
  private boolean insideConcurrent;

  @Option(
      names = "--max-actions",
      paramLabel = "N",
      description = "After so many actions, schedule fairly and look for a livelock.")
  private Long maxActions;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "unravel-traces",
      description = "Where traces go. Default: ./${DEFAULT-VALUE}.")
  private Path out;

  Settings settings() {
    Settings defaults = Settings.defaults();
    return new Settings(
        seed,
        strategy,
        points,
        isolation,
        defaults.warmUps(),
        defaults.timeOrigin(),
        patience == null ? defaults.patienceMillis() : atLeast("--patience", 0, patience),
        spurious,
        insideConcurrent,
        maxActions == null ? defaults.maxActions() : atLeast("--max-actions", 1, maxActions));
  }

  SearchRequest request(Target target, long hangMillis, boolean showOutput) {
    return new SearchRequest(
        target,
        settings(),
        atLeast("--executions", 0, executions),
        maxMillis(),
        hangMillis,
        out,
        showOutput);
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
