package dev.unravel.diagnose.facts;

import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.seen.Standing;
import java.util.ArrayList;
import java.util.List;

/**
 * The place of the failure in an execution: the threads that failed, and their last actions before.
 *
 * @param ends for each thread that failed or is stuck, its last action that may have to do with it
 * @param where the places named by the failure, as in a stack trace
 */
public record FailurePoint(List<Integer> ends, String where) {

  /**
   * @param facts the execution
   * @param size how many of its actions there were when it failed
   */
  public static FailurePoint of(Facts facts, int size) {
    Outcome.Fail fail = (Outcome.Fail) facts.trace().outcome();
    String where = fail.signature().where() + "\n" + String.join("\n", fail.details());
    List<Integer> ends = new ArrayList<>();
    switch (fail.signature().kind()) {
      case DEADLOCK, LOST_NOTIFICATION, LIVELOCK, HANG -> {
        for (Standing each : facts.seen().standing()) {
          addLast(ends, facts, size, each.thread());
        }
      }
      default -> {
        addLastAt(ends, facts, size, fail.signature().where());
        addLast(ends, facts, size, facts.thread(size - 1));
      }
    }
    return new FailurePoint(ends, where);
  }

  /** A failure of a task shows in another thread, which only asked for its result. */
  private static void addLastAt(List<Integer> ends, Facts facts, int size, String where) {
    for (int i = size - 1; i >= 0; i--) {
      if (facts.place(i).map(at -> where.endsWith(at.toString())).orElse(false)) {
        ends.add(i);
        return;
      }
    }
  }

  private static void addLast(List<Integer> ends, Facts facts, int size, int thread) {
    for (int i = size - 1; i >= 0; i--) {
      if (facts.thread(i) == thread && facts.operation(i) != Operation.END) {
        if (!ends.contains(i)) {
          ends.add(i);
        }
        return;
      }
    }
  }

  /** Whether the failure names this place. */
  boolean names(Location place) {
    return where.contains(place.toString());
  }

  /** Whether the failure names the method of a place, or is the failure of a thread. */
  public boolean namesOrFails(Location place, Facts facts, int thread) {
    return namesMethod(place) || ends.stream().anyMatch(end -> facts.thread(end) == thread);
  }

  /** Whether the failure names a place in the same method. */
  boolean namesMethod(Location place) {
    return where.contains(place.className() + "." + place.method() + "(");
  }
}
