package dev.unravel.launch.request;

import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.List;

/**
 * A request to say whether a changed program still fails.
 *
 * @param trace how it failed before
 * @param target the changed program
 * @param maxExecutions executions after which to give up the search, 0 for no limit
 * @param maxMillis milliseconds that search and proof may take together, 0 for no limit
 * @param hangMillis milliseconds without an action after which an execution hangs
 * @param folder where a failing trace goes
 * @param jobs how many workers may search at the same time
 * @param proving whether to try a proof
 */
public record VerifyRequest(
    Trace trace,
    Target target,
    long maxExecutions,
    long maxMillis,
    long hangMillis,
    Path folder,
    int jobs,
    boolean proving) {

  /** The recorded failure's settings, with what a search finds out anew for the changed program. */
  public Settings settings() {
    Settings defaults = Settings.defaults();
    Settings before = trace.settings();
    boolean everyAccess = before.points() == PointLevel.MEMORY;
    return before
        .withStrategy(defaults.strategy())
        .withPoints(everyAccess ? PointLevel.MEMORY : defaults.points())
        .withIsolation(Isolation.AUTO, defaults.warmUps())
        .withMaxActions(defaults.maxActions())
        .withPatience(Math.max(before.patienceMillis(), defaults.patienceMillis()))
        .withShared(List.of());
  }

  /** Whether a proof is about the same: it knows no more than the usual settings. */
  public boolean provable() {
    Settings before = trace.settings();
    return !before.spuriousWakeUps() && !before.insideConcurrent() && !before.failOnRace();
  }
}
