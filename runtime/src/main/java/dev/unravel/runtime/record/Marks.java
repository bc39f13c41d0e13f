package dev.unravel.runtime.record;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.target.UserFrames;
import dev.unravel.trace.Location;
import dev.unravel.trace.Mark;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Marks that a recorded run leaves at each interval, for a replay to compare: a hash of its
 * synchronisation, and where its thread was in the end. The same in any JVM.
 */
final class Marks {
  private static final int NOWHERE = -1;

  private int[] checks = new int[64];

  /** A site, {@link #NOWHERE}, or below that the place of a location. */
  private int[] places = new int[64];

  private int count;
  private int check;
  private final List<Location> locations = new ArrayList<>();
  private final Map<Location, Integer> numbers = new HashMap<>();

  /** A thread acts, other than by passing a yield point. */
  void act(ControlledThread t) {
    check = (check * 31 + t.operation.ordinal()) * 31 + Sites.stableHash(t.site);
  }

  /** An interval is over because its thread, which is the one that calls, could go on. */
  void closeHere(long readings) {
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      Location here = UserFrames.current();
      close(here == null ? NOWHERE : NOWHERE - 1 - number(here), readings);
    } finally {
      Scheduler.running = running;
    }
  }

  /** An interval is over: its thread cannot go on from the site where it is. */
  void closeAt(ControlledThread last, long readings) {
    close(last.site, readings);
  }

  /** An interval is over because the execution is, or to be continued in another. */
  void close(long readings) {
    close(NOWHERE, readings);
  }

  private void close(int place, long readings) {
    if (count == checks.length) {
      checks = Arrays.copyOf(checks, count * 2);
      places = Arrays.copyOf(places, count * 2);
    }
    checks[count] = check * 31 + (int) readings;
    places[count++] = place;
    check = 0;
  }

  private int number(Location location) {
    Integer known = numbers.get(location);
    if (known == null) {
      known = locations.size();
      numbers.put(location, known);
      locations.add(location);
    }
    return known;
  }

  int count() {
    return count;
  }

  /** After the execution, before {@link #locations}. */
  List<Mark> marks() {
    List<Mark> marks = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      marks.add(new Mark(location(places[i]), checks[i]));
    }
    return marks;
  }

  private int location(int place) {
    if (place < NOWHERE) {
      return NOWHERE - 1 - place;
    }
    Location site = place == NOWHERE ? null : Sites.get(place).location();
    return site == null || site.className().isEmpty() || site.inJdk() ? -1 : number(site);
  }

  List<Location> locations() {
    return locations;
  }
}
