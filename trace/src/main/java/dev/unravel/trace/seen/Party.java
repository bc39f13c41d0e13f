package dev.unravel.trace.seen;

import dev.unravel.trace.Location;
import java.util.List;

/**
 * One of the two threads of a conflict, and what it did.
 *
 * @param location where
 * @param thread which thread, as people know it
 * @param does what it did there, in a word or two: {@code read}, {@code write}, {@code lock}
 * @param locks the locks it held, the last taken first
 */
public record Party(Location location, String thread, String does, List<Held> locks) {
  public Party {
    locks = List.copyOf(locks);
  }
}
