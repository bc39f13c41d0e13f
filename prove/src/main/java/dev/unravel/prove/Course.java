package dev.unravel.prove;

import java.util.List;

/**
 * What one execution did.
 *
 * @param deeds the steps of all threads, in order
 * @param failed whether it showed a failure: then it may have ended in the middle of anything
 */
public record Course(List<Deed> deeds, boolean failed) {
  public Course {
    deeds = List.copyOf(deeds);
  }
}
