package dev.unravel.launch.request;

import dev.unravel.prove.Deciders;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.nio.file.Path;

/**
 * A request for a proof.
 *
 * @param target the program
 * @param settings how to run it
 * @param maxExecutions executions after which to give up, 0 for no limit
 * @param maxMillis milliseconds after which to give up, 0 for no limit
 * @param hangMillis milliseconds without an action after which an execution hangs
 * @param folder where a failing trace goes
 * @param everySchedule whether to run every schedule of a target that paths cannot say all about
 * @param decider who answers the questions, by name
 * @param boundLoops how often a loop goes round at most in what is looked at, 0 for no bound
 * @param nameRaces whether to look for data races of a target that does not fail
 */
public record ProveRequest(
    Target target,
    Settings settings,
    long maxExecutions,
    long maxMillis,
    long hangMillis,
    Path folder,
    boolean everySchedule,
    String decider,
    int boundLoops,
    boolean nameRaces) {
  /**
   * Executions of a proof by the order in which hidden things are used, where there is another way:
   * each asks about all those before it, so the thousandth takes longer than running many orders.
   */
  private static final long MOST_OF_HIDDEN = 1_000;

  /** With a look for data races. */
  public ProveRequest(
      Target target,
      Settings settings,
      long maxExecutions,
      long maxMillis,
      long hangMillis,
      Path folder,
      boolean everySchedule,
      String decider,
      int boundLoops) {
    this(
        target,
        settings,
        maxExecutions,
        maxMillis,
        hangMillis,
        folder,
        everySchedule,
        decider,
        boundLoops,
        true);
  }

  /** With the usual decider, and loops that go round as often as they do. */
  public ProveRequest(
      Target target,
      Settings settings,
      long maxExecutions,
      long maxMillis,
      long hangMillis,
      Path folder,
      boolean everySchedule) {
    this(
        target,
        settings,
        maxExecutions,
        maxMillis,
        hangMillis,
        folder,
        everySchedule,
        Deciders.DEFAULT,
        0);
  }

  /** The same for executions in which no time passes while somebody can act. */
  public ProveRequest punctual(long millis) {
    return new ProveRequest(
        target,
        settings.withPatience(0),
        maxExecutions,
        millis,
        hangMillis,
        folder,
        everySchedule,
        decider,
        boundLoops,
        false);
  }

  /** The same for whoever wants nothing but the verdict: a look for data races takes a JVM. */
  public ProveRequest withoutRaces() {
    return new ProveRequest(
        target,
        settings,
        maxExecutions,
        maxMillis,
        hangMillis,
        folder,
        everySchedule,
        decider,
        boundLoops,
        false);
  }

  /** Executions that an attempt may have after others, by paths or by the order of hidden uses. */
  public long executionsLeft(long before, boolean hidden) {
    long left = maxExecutions == 0 ? Long.MAX_VALUE : maxExecutions - before;
    return hidden && everySchedule ? Math.min(left, MOST_OF_HIDDEN) : left;
  }

  /** Whether there is no time left, or no execution. */
  public boolean isSpent(long remainingMillis, long executions) {
    return remainingMillis <= 0 || maxExecutions > 0 && executions >= maxExecutions;
  }
}
