package dev.unravel.trace.seen;

import dev.unravel.trace.Location;
import java.util.List;

/**
 * A use of a ThreadLocal by the target. No other thread can see it, so it is no action; but the
 * next task of the same thread can.
 *
 * @param thread who
 * @param before how many actions had happened by then
 * @param name the static field that holds the ThreadLocal, or ""
 * @param number tells the ThreadLocals of an execution apart
 * @param kind what was done with it
 * @param frames the stack, innermost frame first
 */
public record LocalUse(
    int thread, int before, String name, int number, Kind kind, List<Location> frames) {
  public LocalUse {
    frames = List.copyOf(frames);
  }

  /** Kinds of use. */
  public enum Kind {
    READ,
    SET,
    REMOVED
  }
}
