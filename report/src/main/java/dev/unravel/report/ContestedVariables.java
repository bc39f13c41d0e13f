package dev.unravel.report;

import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables that two threads access while both are alive, and one of them writes. What main
 * fills in before the others start, and they only read, is none.
 */
public final class ContestedVariables {
  private record Variable(int object, String member) {}

  private static final class Accesses {
    final int firstThread;
    boolean shared;
    boolean written;

    Accesses(int firstThread) {
      this.firstThread = firstThread;
    }
  }

  private final Map<Variable, Accesses> variables = new HashMap<>();

  public ContestedVariables(List<Action> actions, Phases phases) {
    for (int i = phases.from(); i < phases.to(); i++) {
      Action action = actions.get(i);
      if (isAccess(action)) {
        Accesses accesses =
            variables.computeIfAbsent(variable(action), v -> new Accesses(action.thread()));
        accesses.shared |= accesses.firstThread != action.thread();
        accesses.written |= action.operation() != Operation.READ;
      }
    }
  }

  /** Whether the action accesses such a variable. */
  public boolean contains(Action action) {
    Accesses accesses = isAccess(action) ? variables.get(variable(action)) : null;
    return accesses != null && accesses.shared && accesses.written;
  }

  private static Variable variable(Action action) {
    return new Variable(action.object(), action.member());
  }

  private static boolean isAccess(Action action) {
    return switch (action.operation()) {
      case READ, WRITE, COMPARE_AND_SET -> action.object() >= 0 || !action.member().isEmpty();
      default -> false;
    };
  }
}
