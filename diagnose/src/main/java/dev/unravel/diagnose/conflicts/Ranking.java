package dev.unravel.diagnose.conflicts;

import dev.unravel.trace.Location;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Sighting;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Puts together what several workers have seen, and ranks it.
 *
 * <p>A conflict is the more suspicious the worse its kind, and the more it goes with failures: the
 * measure is that of Ochiai, as in the localisation of faults by tests. It is 1 for what was seen
 * in every execution that failed and in no other.
 */
public final class Ranking {
  /** What going with failures is worth, in steps between kinds. */
  private static final double FAILURES = 3;

  private Ranking() {}

  /** The identity of a sighting across workers. */
  private record Key(
      ConflictKind kind,
      String pattern,
      Set<Location> places,
      List<Location> further,
      String object,
      String member) {

    static Key of(Sighting seen) {
      boolean isRace =
          seen.kind() == ConflictKind.RACE || seen.kind() == ConflictKind.POTENTIAL_RACE;
      return new Key(
          seen.kind(),
          isRace ? "" : seen.pattern(),
          Set.copyOf(List.of(seen.first().location(), seen.second().location())),
          seen.further(),
          seen.object(),
          seen.member());
    }
  }

  /**
   * The conflicts, most suspicious first.
   *
   * @param sightings all that was seen, by any worker
   * @param failing how many executions failed
   */
  public static List<Conflict> of(List<Sighting> sightings, long failing) {
    Map<Key, Sighting> together = new LinkedHashMap<>();
    sightings.forEach(seen -> together.merge(Key.of(seen), seen, Ranking::both));
    Set<Object> races =
        together.values().stream()
            .filter(seen -> seen.kind() == ConflictKind.RACE)
            .map(Ranking::accesses)
            .collect(Collectors.toSet());
    return together.values().stream()
        // Seen to be one elsewhere, it is no longer just possible.
        .filter(
            seen -> seen.kind() != ConflictKind.POTENTIAL_RACE || !races.contains(accesses(seen)))
        .map(seen -> new Conflict(seen, suspicion(seen, failing)))
        .sorted(
            Comparator.comparingDouble(Conflict::suspicion)
                .reversed()
                .thenComparing(Conflict::kind)
                .thenComparing(c -> c.first().location().toString())
                .thenComparing(c -> c.second().location().toString())
                .thenComparing(c -> c.seen().toString()))
        .toList();
  }

  private static Object accesses(Sighting seen) {
    return List.of(
        Set.copyOf(List.of(seen.first().location(), seen.second().location())),
        seen.object(),
        seen.member());
  }

  private static Sighting both(Sighting one, Sighting other) {
    return one.withCounts(one.executions() + other.executions(), one.failing() + other.failing());
  }

  private static double suspicion(Sighting seen, long failing) {
    double goesWithFailures =
        failing == 0 ? 0 : seen.failing() / Math.sqrt((double) failing * seen.executions());
    return base(seen) + FAILURES * goesWithFailures;
  }

  private static double base(Sighting seen) {
    return switch (seen.kind()) {
      case LOCK_ORDER -> 5;
      case RACE -> 4;
      case UNSERIALISABLE -> 3;
      case POTENTIAL_RACE -> 2;
      case WAIT_NOTIFY -> seen.pattern().equals("notify-before-wait") ? 1.5 : 0.5;
      case LOCK_CONTENTION -> 0.25;
      case SYNC_CONTENTION -> 0;
    };
  }
}
