package dev.unravel.diagnose.isolate;

import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.Optional;

/**
 * A place where a thread is, with what it does there.
 *
 * @param thread the thread
 * @param deed its action there, for people, or "" when not recorded
 * @param location where in the source, or near that, if known
 */
public record Place(ThreadName thread, String deed, Optional<Location> location) {

  static Place of(Trace trace, Action action) {
    return new Place(
        trace.threads().get(action.thread()),
        trace.deed(action),
        trace.location(action.location()));
  }

  /** The same with another location if it has none. */
  Place or(Optional<Location> near) {
    return location.isPresent() ? this : new Place(thread, deed, near);
  }

  @Override
  public String toString() {
    String what = deed.isEmpty() ? thread.toString() : thread + " " + deed;
    return what + location.map(where -> " at " + where.shortForm()).orElse("");
  }
}
