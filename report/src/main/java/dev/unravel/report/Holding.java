package dev.unravel.report;

import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A thread holding a monitor for a while.
 *
 * @param object index of the monitor's object
 * @param thread who held it
 * @param from clock at which it was taken
 * @param to clock after the one at which it was given back, or after the last
 */
record Holding(int object, int thread, long from, long to) {
  private static final class Open {
    final int thread;
    final long from;
    int depth = 1;

    Open(int thread, long from) {
      this.thread = thread;
      this.from = from;
    }
  }

  /** Every holding of a trace, in order of their ends. */
  static List<Holding> of(List<Action> actions) {
    List<Holding> holdings = new ArrayList<>();
    Map<Integer, Open> open = new HashMap<>();
    for (int i = 0; i < actions.size(); i++) {
      Action action = actions.get(i);
      if (action.object() < 0) {
        continue;
      }
      Open held = open.get(action.object());
      boolean own = held != null && held.thread == action.thread();
      if (action.operation() == Operation.LOCK) {
        if (own) {
          held.depth++;
        } else {
          open.put(action.object(), new Open(action.thread(), i + 1L));
        }
      } else if (own && releases(action.operation(), held)) {
        open.remove(action.object());
        holdings.add(new Holding(action.object(), action.thread(), held.from, i + 2L));
      }
    }
    long end = actions.size() + 1L;
    open.forEach((object, it) -> holdings.add(new Holding(object, it.thread, it.from, end)));
    return holdings;
  }

  /** A wait gives the monitor back however often its thread has entered. */
  private static boolean releases(Operation operation, Open held) {
    return operation == Operation.WAIT || operation == Operation.UNLOCK && --held.depth == 0;
  }
}
