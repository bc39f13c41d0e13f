package dev.unravel.trace;

import java.util.List;
import java.util.Set;

/**
 * What it takes, besides a trace in lasting names, to say what other executions would do.
 *
 * @param carried the actions that read values which are written again, and used for nothing else
 * @param flows what is known about written values
 * @param unmodelled what threads did to each other without an action that says so
 * @param printed what the target printed
 */
public record Chart(Set<Long> carried, List<Flow> flows, List<String> unmodelled, String printed) {
  public Chart {
    carried = Set.copyOf(carried);
    flows = List.copyOf(flows);
    unmodelled = List.copyOf(unmodelled);
  }
}
