package dev.unravel.diagnose.isolate;

import dev.unravel.trace.Trace;
import java.util.Optional;

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
        .map(action -> Place.of(trace, action));
  }
}
