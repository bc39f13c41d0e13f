package dev.unravel.diagnose.isolate;

import dev.unravel.trace.Action;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Mark;
import dev.unravel.trace.Trace;
import java.util.List;
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

  /**
   * Looks at the recorded actions; in a run that was recorded as it happened, at the places where
   * intervals ended.
   */
  static Optional<Place> recorded(Trace trace, long clock, int thread) {
    if (trace.recording().isPresent()) {
      return marked(trace, clock, thread);
    }
    return trace.actions().stream()
        .skip(clock)
        .filter(action -> action.thread() == thread)
        .findFirst()
        .map(action -> Place.of(trace, action))
        .map(place -> place.or(lastLocation(trace, clock, thread)))
        .map(place -> place.or(firstLocation(trace, clock, thread)));
  }

  /** Where the last interval of the thread ended, which is where it goes on. */
  private static Optional<Place> marked(Trace trace, long clock, int thread) {
    List<Interval> intervals = trace.schedule().intervals();
    List<Mark> marks = trace.recording().orElseThrow().marks();
    Optional<Location> last = Optional.empty();
    long end = 0;
    for (int i = 0; i < Math.min(intervals.size(), marks.size()); i++) {
      end += intervals.get(i).actions();
      if (end > clock) {
        break;
      }
      if (intervals.get(i).thread() == thread) {
        last = trace.location(marks.get(i).location());
      }
    }
    return Optional.of(new Place(trace.threads().get(thread), "", last));
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
