package dev.unravel.diagnose.isolate;

import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Trace;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds where a thread is in the middle of a run. */
public interface Locator {

  /**
   * Where a thread is after a number of actions of all threads.
   *
   * @param trace the run
   * @param clock how many actions
   * @param thread number of the thread
   */
  Optional<Place> next(Trace trace, long clock, int thread);

  /** Looks at the recorded actions. Knows nothing about a run whose actions are not recorded. */
  static Optional<Place> recorded(Trace trace, long clock, int thread) {
    return trace.actions().stream()
        .skip(clock)
        .filter(action -> action.thread() == thread)
        .findFirst()
        .map(action -> Place.of(trace, action))
        .map(place -> place.or(lastLocation(trace, clock, thread)))
        .map(place -> place.or(firstLocation(trace, clock, thread)));
  }

  /** A thread that ends does so nowhere in the source: what it did last was near. */
  private static Optional<Location> lastLocation(Trace trace, long clock, int thread) {
    return locations(trace.actions().stream().limit(clock), trace, thread)
        .reduce((earlier, later) -> later);
  }

  /** Neither does it begin anywhere. */
  private static Optional<Location> firstLocation(Trace trace, long clock, int thread) {
    return locations(trace.actions().stream().skip(clock), trace, thread).findFirst();
  }

  private static Stream<Location> locations(Stream<Action> actions, Trace trace, int thread) {
    return actions
        .filter(action -> action.thread() == thread && action.location() >= 0)
        .map(action -> trace.locations().get(action.location()));
  }
}
