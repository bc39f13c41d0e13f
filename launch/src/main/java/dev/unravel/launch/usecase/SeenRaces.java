package dev.unravel.launch.usecase;

import dev.unravel.diagnose.conflicts.Conflict;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.request.ConflictResult;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Sighting;
import dev.unravel.wire.Terms;
import java.util.List;

/**
 * The data races of a target that passes. A search sees accesses that may race, without knowing all
 * that orders them; whether they do is for the detector to say, which runs in a worker of its own,
 * for some executions and a tenth of the time at most. Nothing is said of what it does not see.
 */
final class SeenRaces {
  private static final long MOST_EXECUTIONS = 100;
  private static final long SHARE_OF_TIME = 10;
  private static final long FEWEST_MILLIS = 1_000;
  private static final long MILLIS_WITHOUT_LIMIT = 3_000;

  /** A loop that waits for a plain write goes round until turns are fair. */
  private static final long MOST_ACTIONS = 20_000;

  private SeenRaces() {}

  /**
   * Looks for them, if there is reason to.
   *
   * @param terms what the executions so far have shown
   * @param request what was searched, or the like
   */
  static List<Sighting> of(WorkerSetup setup, Terms terms, SearchRequest request) {
    if (!terms.mayRace() || request.settings().failOnRace()) {
      return List.of();
    }
    long millis =
        request.maxMillis() == 0
            ? MILLIS_WITHOUT_LIMIT
            : Math.max(FEWEST_MILLIS, request.maxMillis() / SHARE_OF_TIME);
    try {
      ConflictResult seen =
          Conflicts.run(setup.forAtMost(millis), sample(request, millis), new RunListener() {});
      return seen.conflicts().stream()
          .filter(conflict -> conflict.kind() == ConflictKind.RACE)
          .map(Conflict::seen)
          .toList();
    } catch (LaunchException | WorkerLostException | UsageException notLooked) {
      // The verdict stands without.
      return List.of();
    }
  }

  private static SearchRequest sample(SearchRequest request, long millis) {
    Settings settings =
        request
            .settings()
            .withStrategy(Settings.defaults().strategy())
            .withMaxActions(Math.min(MOST_ACTIONS, request.settings().maxActions()))
            .withIsolation(Isolation.AUTO, 0);
    return new SearchRequest(
        request.target(),
        settings,
        MOST_EXECUTIONS,
        millis,
        request.hangMillis(),
        request.folder(),
        false);
  }
}
