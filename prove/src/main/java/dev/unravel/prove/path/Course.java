package dev.unravel.prove.path;

import java.util.List;

/**
 * The steps of one execution.
 *
 * @param deeds the steps of all threads, in order
 * @param failed whether it showed a failure: then it may have ended in the middle of anything
 * @param passages what the threads did to loops whose rounds are counted, in order
 */
public record Course(List<ThreadStep> deeds, boolean failed, List<Passage> passages) {
  public Course {
    deeds = List.copyOf(deeds);
    passages = List.copyOf(passages);
  }

  /** No rounds are counted. */
  public Course(List<ThreadStep> deeds, boolean failed) {
    this(deeds, failed, List.of());
  }
}
