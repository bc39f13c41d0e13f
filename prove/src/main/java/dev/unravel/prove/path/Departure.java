package dev.unravel.prove.path;

import java.util.List;

/**
 * A schedule on which a thread leaves the known paths with its last action.
 *
 * @param schedule who acts, from the start
 * @param thread who leaves
 * @param at where: it decides there for a way that is not known, or does there nobody knows what
 * @param value the value that decides
 */
public record Departure(List<Choice> schedule, int thread, Node at, long value) {

  public PathPlace place() {
    return new PathPlace(thread, at.where, at.ways.size());
  }
}
