package dev.unravel.runtime.race;

import dev.unravel.trace.Location;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Party;
import dev.unravel.trace.seen.Sighting;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The conflicts that were seen over all executions, each pair of lines once, with the number of
 * executions that showed it. Kept by what the first of them was like.
 */
public final class Sightings {

  /**
   * The key that tells conflicts apart; the two places of a symmetric one come in the order of
   * numbers.
   */
  private record Key(
      ConflictKind kind, String pattern, int first, int second, int third, String what) {}

  private static final class Entry {
    final Sighting seen;
    long lastExecution = -1;
    long executions;
    long failing;

    Entry(Sighting seen) {
      this.seen = seen;
    }
  }

  private final Map<Key, Entry> entries = new HashMap<>();
  private final List<Entry> inThisExecution = new ArrayList<>();
  private long execution;
  private long newest;

  public void clear() {
    entries.clear();
    inThisExecution.clear();
    execution = 0;
    newest = 0;
  }

  /** How many executions have passed since one showed something new. */
  public long executionsSinceNew() {
    return execution - newest;
  }

  /** The last execution is over. */
  void ended(boolean failed) {
    for (Entry entry : inThisExecution) {
      entry.failing += failed ? 1 : 0;
    }
    inThisExecution.clear();
    execution++;
  }

  /**
   * Notes a conflict.
   *
   * @param symmetric whether it is the same the other way round
   * @param further places besides
   * @param object class of what they conflict about
   */
  void add(
      ConflictKind kind,
      String pattern,
      boolean symmetric,
      Party first,
      Party second,
      int firstPlace,
      int secondPlace,
      int[] further,
      String object,
      String member) {
    boolean turned = symmetric && firstPlace > secondPlace;
    Key key =
        new Key(
            kind,
            kind == ConflictKind.RACE || kind == ConflictKind.POTENTIAL_RACE ? "" : pattern,
            turned ? secondPlace : firstPlace,
            turned ? firstPlace : secondPlace,
            further.length == 0 ? 0 : further[0],
            object + "." + member);
    Entry entry = entries.get(key);
    if (entry == null) {
      List<Location> places = new ArrayList<>();
      for (int place : further) {
        places.add(Places.location(place));
      }
      Sighting seen = new Sighting(kind, pattern, first, second, places, object, member, 0, 0);
      entry = new Entry(seen);
      entries.put(key, entry);
      newest = execution;
    }
    if (entry.lastExecution != execution) {
      entry.lastExecution = execution;
      entry.executions++;
      inThisExecution.add(entry);
    }
  }

  List<Sighting> all() {
    List<Sighting> all = new ArrayList<>();
    for (Entry entry : entries.values()) {
      all.add(entry.seen.withCounts(entry.executions, entry.failing));
    }
    return all;
  }
}
