package dev.unravel.report;

import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import java.util.List;

/**
 * The part of a trace in which more than one thread is alive.
 *
 * @param from index of the action that starts the first other thread
 * @param to index after the last action of any thread but the first
 */
public record Phases(int from, int to) {
  public static Phases of(List<Action> actions) {
    int from = actions.size();
    int to = from;
    for (int i = actions.size() - 1; i >= 0; i--) {
      boolean other = actions.get(i).thread() != actions.get(0).thread();
      if (other || actions.get(i).operation() == Operation.START) {
        from = i;
      }
      if (other && to == actions.size()) {
        to = i + 1;
      }
    }
    return new Phases(from, to);
  }

  public boolean concurrent(int index) {
    return index >= from && index < to;
  }

  public boolean before(int index) {
    return index < from;
  }
}
