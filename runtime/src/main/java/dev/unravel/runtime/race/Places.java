package dev.unravel.runtime.race;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.target.UserFrames;
import dev.unravel.trace.Location;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The lines of the target at which threads were seen, by number. What happens inside the JDK counts
 * as where the target has called it, which only the stack can tell.
 */
final class Places {
  /** A place that nobody knows. */
  static final int NOWHERE = 0;

  private static final StackWalker WALKER = StackWalker.getInstance();
  private static final String LOCKS = "java.util.concurrent.locks.";

  private static final Map<Location, Integer> numbers = new HashMap<>();

  /** An array, since it is read without leaving control. */
  private static Location[] locations = {new Location("", "", "", 0)};

  private static int count = 1;
  private static int[] bySite = {};

  private Places() {}

  static Location location(int place) {
    return locations[place];
  }

  /** Whether both are in one method, and the second not above the first. */
  static boolean inOrder(int first, int second) {
    Location one = locations[first];
    Location other = locations[second];
    return first != NOWHERE
        && one.line() <= other.line()
        && one.method().equals(other.method())
        && one.className().equals(other.className());
  }

  /** Where the calling thread is about to do what a site says. */
  static int of(int site) {
    if (site < bySite.length && bySite[site] > 0) {
      return bySite[site];
    }
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      Location location = Sites.get(site).location();
      if (location.className().isEmpty() || location.inJdk()) {
        return number(UserFrames.current());
      }
      int place = number(location);
      if (site >= bySite.length) {
        bySite = Arrays.copyOf(bySite, site * 2 + 64);
      }
      bySite[site] = place;
      return place;
    } finally {
      Scheduler.running = running;
    }
  }

  /** Where the calling thread is. */
  static int here() {
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      return number(UserFrames.current());
    } finally {
      Scheduler.running = running;
    }
  }

  /** Where the target itself has called a lock; {@link #NOWHERE} if the JDK uses it. */
  static int lockCaller() {
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      return number(WALKER.walk(Places::caller));
    } finally {
      Scheduler.running = running;
    }
  }

  private static Location caller(Stream<StackWalker.StackFrame> frames) {
    return frames
        .filter(f -> !UserFrames.isTool(f.getClassName()) && !f.getClassName().startsWith(LOCKS))
        .findFirst()
        .filter(f -> UserFrames.isUser(f.getClassName()))
        .map(f -> UserFrames.location(f.toStackTraceElement()))
        .orElse(null);
  }

  private static int number(Location location) {
    if (location == null) {
      return NOWHERE;
    }
    Integer known = numbers.get(location);
    if (known == null) {
      if (count == locations.length) {
        locations = Arrays.copyOf(locations, count * 2);
      }
      known = count++;
      locations[known] = location;
      numbers.put(location, known);
    }
    return known;
  }
}
