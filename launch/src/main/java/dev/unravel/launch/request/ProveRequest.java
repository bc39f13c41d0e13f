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

  /** Whether there is no time left, or no execution. */
  public boolean isSpent(long remainingMillis, long executions) {
    return remainingMillis <= 0 || maxExecutions > 0 && executions >= maxExecutions;
  }
}
