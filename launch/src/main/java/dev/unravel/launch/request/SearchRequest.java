package dev.unravel.launch.request;

import dev.unravel.explore.strategy.Strategies;
import dev.unravel.launch.UsageException;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import dev.unravel.wire.Share;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A request to search for a failing schedule.
 *
 * @param target the program
 * @param settings how to run it
 * @param maxExecutions executions after which to give up, 0 for no limit; the limit of the whole
 *     search, of which a share gets its part
 * @param maxMillis milliseconds after which to give up, 0 for no limit
 * @param hangMillis milliseconds without an action after which an execution hangs
 * @param folder where traces go
 * @param showOutput whether to show the target's output of every execution
 * @param share which part of the search this is
 * @param jobs how many workers may divide that part among themselves
 * @param failOnTiming whether a failure that needs a thread to be held up is as good as any
 */
public record SearchRequest(
    Target target,
    Settings settings,
    long maxExecutions,
    long maxMillis,
    long hangMillis,
    Path folder,
    boolean showOutput,
    Share share,
    int jobs,
    boolean failOnTiming) {

  /** With fewer executions the start of another JVM takes longer than it saves. */
  private static final long WORTH_A_JVM = 200;

  public SearchRequest {
    if (settings.isolation() == Isolation.JVM && Strategies.remembers(settings.strategy())) {
      throw new UsageException(
          "the strategy "
              + settings.strategy()
              + " remembers what it has tried, so it cannot have a new JVM for each execution;"
              + " use --isolation loader");
    }
  }

  /** A failure that needs a thread to be held up does not end the search. */
  public SearchRequest(
      Target target,
      Settings settings,
      long maxExecutions,
      long maxMillis,
      long hangMillis,
      Path folder,
      boolean showOutput,
      Share share,
      int jobs) {
    this(
        target,
        settings,
        maxExecutions,
        maxMillis,
        hangMillis,
        folder,
        showOutput,
        share,
        jobs,
        false);
  }

  /** The whole search, by one worker. */
  public SearchRequest(
      Target target,
      Settings settings,
      long maxExecutions,
      long maxMillis,
      long hangMillis,
      Path folder,
      boolean showOutput) {
    this(
        target, settings, maxExecutions, maxMillis, hangMillis, folder, showOutput, Share.WHOLE, 1);
  }

  /** The same, with the first data race as a failure or not. */
  public SearchRequest failingOnRace(boolean value) {
    return with(settings.withFailOnRace(value), failOnTiming);
  }

  /** The same, with failures that need a thread to be held up as good as any, or not. */
  public SearchRequest failingOnTiming(boolean value) {
    return with(settings, value);
  }

  private SearchRequest with(Settings others, boolean timing) {
    return new SearchRequest(
        target,
        others,
        maxExecutions,
        maxMillis,
        hangMillis,
        folder,
        showOutput,
        share,
        jobs,
        timing);
  }

  /** The same with another limit of time and another place for what is found. */
  public SearchRequest within(long millis, Path place) {
    return new SearchRequest(
        target,
        settings,
        maxExecutions,
        millis,
        hangMillis,
        place,
        showOutput,
        share,
        jobs,
        failOnTiming);
  }

  /**
   * What each worker does. How many there are follows from the request alone, so that the same
   * request is divided the same way everywhere; those with nothing to do are left out.
   */
  public List<Share> shares(Isolation isolation) {
    int workers = workers(isolation);
    return IntStream.range(0, workers)
        .mapToObj(part -> share.part(part, workers))
        .filter(part -> maxExecutions == 0 || maxExecutions(part) > 0)
        .toList();
  }

  private int workers(Isolation isolation) {
    if (!Strategies.divides(settings.strategy())) {
      return 1;
    }
    if (maxExecutions == 0) {
      return jobs;
    }
    long worth = isolation == Isolation.JVM ? 1 : WORTH_A_JVM;
    return (int) Math.max(1, Math.min(jobs, maxExecutions / share.count() / worth));
  }

  /** How many of the executions belong to a share; 0 for no limit. */
  public long maxExecutions(Share part) {
    long after = maxExecutions - part.index();
    return after <= 0 ? 0 : (after - 1) / part.count() + 1;
  }

  public Job job(Isolation isolation, long seed, long executions, long millis) {
    return Job.find(
            target,
            settings.withSeed(seed).withIsolation(isolation, settings.warmUps()),
            executions,
            millis)
        .withHangMillis(hangMillis)
        .withFailOnTiming(failOnTiming)
        .withShowOutput(showOutput);
  }
}
