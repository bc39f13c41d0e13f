package dev.unravel.trace.seen;

import dev.unravel.trace.Location;

/**
 * A lock that a thread holds.
 *
 * @param lock class of the object that is locked
 * @param taken where the thread took it; without a class where that is not known
 */
public record Held(String lock, Location taken) {
  /** Nowhere in the code. */
  public static final Location NOWHERE = new Location("", "", "", 0);

  /** As people read it: {@code Account (Bank.java:12)}. */
  @Override
  public String toString() {
    return taken.className().isEmpty() ? lock : lock + " (" + taken.shortForm() + ")";
  }
}
