package dev.unravel.diagnose.explain;

import java.util.List;

/**
 * The accesses to a variable, or the operations on a lock. Values are those of the trace's actions.
 *
 * @param name as in the trace, {@code Account#1.balance}
 * @param clocks when they happened, in order
 * @param bad clock of the action that brought in the value that the failure came from, or 0
 */
public record History(String name, List<Long> clocks, long bad) {
  public History {
    clocks = List.copyOf(clocks);
  }
}
