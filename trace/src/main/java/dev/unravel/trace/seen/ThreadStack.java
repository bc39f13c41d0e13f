package dev.unravel.trace.seen;

import dev.unravel.trace.Location;
import java.util.List;

/**
 * The place of a thread at some moment of an execution.
 *
 * @param thread how it is called
 * @param runs whether it was the one that acted
 * @param state what it did or waited for, in words
 * @param frames its stack, innermost first
 */
public record ThreadStack(String thread, boolean runs, String state, List<Location> frames) {
  public ThreadStack {
    frames = List.copyOf(frames);
  }
}
