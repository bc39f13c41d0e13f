package dev.unravel.trace.seen;

import dev.unravel.trace.Location;
import java.util.List;

/**
 * A conflict that was seen, once or often, between two code sites.
 *
 * @param kind what sort of conflict
 * @param pattern which variant, such as {@code write-write} or {@code read-write-read}
 * @param first one side; of an unserialisable pair the thread whose accesses belong together
 * @param second the other side
 * @param further places that belong to it besides: the second access of an unserialisable pair, the
 *     other steps of a longer cycle
 * @param object class of the object or lock they conflict about
 * @param member the field or element, or "" when there is none to name
 * @param executions in how many executions it was seen
 * @param failing how many of these failed
 */
public record Sighting(
    ConflictKind kind,
    String pattern,
    Party first,
    Party second,
    List<Location> further,
    String object,
    String member,
    long executions,
    long failing) {
  public Sighting {
    further = List.copyOf(further);
  }

  /** The same, with other counts. */
  public Sighting withCounts(long newExecutions, long newFailing) {
    return new Sighting(
        kind, pattern, first, second, further, object, member, newExecutions, newFailing);
  }
}
