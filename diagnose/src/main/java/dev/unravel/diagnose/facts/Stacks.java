package dev.unravel.diagnose.facts;

import dev.unravel.trace.Location;
import java.util.List;

/**
 * Stacks of the acting thread at each action. Many actions share a stack, so each is kept once.
 *
 * @param distinct the stacks, each innermost frame first, the target's frames and what it called
 * @param indices for each action, in order, which of them
 */
public record Stacks(List<List<Location>> distinct, List<Integer> indices) {
  public static final Stacks NONE = new Stacks(List.of(), List.of());

  public Stacks {
    distinct = distinct.stream().map(List::copyOf).toList();
    indices = List.copyOf(indices);
  }

  /** The stack at a clock value, counting from 1; empty if it was not collected. */
  public List<Location> at(long clock) {
    return clock >= 1 && clock <= indices.size()
        ? distinct.get(indices.get((int) clock - 1))
        : List.of();
  }
}
