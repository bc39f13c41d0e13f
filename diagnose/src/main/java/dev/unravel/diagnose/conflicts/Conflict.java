package dev.unravel.diagnose.conflicts;

import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Party;
import dev.unravel.trace.seen.Sighting;

/**
 * A conflict between two code sites.
 *
 * @param seen what was seen: places, threads, locks, how often
 * @param suspicion how likely it is a bug, to be compared with that of others; never negative
 */
public record Conflict(Sighting seen, double suspicion) {

  /** What sort of conflict. */
  public ConflictKind kind() {
    return seen.kind();
  }

  /** One side. */
  public Party first() {
    return seen.first();
  }

  /** The other. */
  public Party second() {
    return seen.second();
  }

  /** Class of the object or lock they conflict about. */
  public String objectClass() {
    return seen.object();
  }

  /** In how many executions it was seen. */
  public long count() {
    return seen.executions();
  }
}
