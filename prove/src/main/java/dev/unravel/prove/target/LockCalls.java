package dev.unravel.prove.target;

import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Results of calls of {@code ReentrantLock.lock} and {@code unlock}. A thread that does not get the
 * lock parks, perhaps several times; it takes the lock with the last of these actions. That it
 * tried before makes no difference to anybody: with these two methods alone, every order in which
 * threads may get a lock is one in which each tries only when it is free.
 */
final class LockCalls {
  private static final String TYPE = "java.util.concurrent.locks.ReentrantLock@";

  private final List<Action> actions;

  /** By position, the next action of the same thread, or null. */
  private final Action[] next;

  private final Map<Integer, String> wanted = new HashMap<>();
  private String taken = "";
  private final Map<String, Integer> holds = new HashMap<>();

  /** The effect of an action on a lock. */
  enum Effect {
    TAKES,
    RELEASES,
    /** Nobody can notice it. */
    LOCAL,
    /** It waits: as if it had not happened. */
    WAITS,
    /** It is not an action on a lock, or says more than that. */
    OTHER
  }

  LockCalls(List<Action> actions) {
    this.actions = actions;
    next = new Action[actions.size()];
    Map<Integer, Action> later = new HashMap<>();
    for (int i = next.length - 1; i >= 0; i--) {
      next[i] = later.put(actions.get(i).thread(), actions.get(i));
    }
  }

  /** The lock that was taken last. */
  String taken() {
    return taken;
  }

  /**
   * What an action comes to. To be asked once for each call and park, in order.
   *
   * @param object what the call is about, or ""
   */
  Effect of(int position, String object) {
    Action action = actions.get(position);
    boolean parks = action.operation() == Operation.PARK;
    if (!parks && !object.startsWith(TYPE)) {
      return Effect.OTHER;
    }
    String hold = action.thread() + " " + object;
    if (!parks && action.member().equals("unlock")) {
      int count = holds.getOrDefault(hold, 0);
      holds.put(hold, Math.max(count - 1, 0));
      return count == 1 ? Effect.RELEASES : Effect.LOCAL;
    }
    if (!parks) {
      if (!action.member().equals("lock") || next[position] == null) {
        return Effect.OTHER;
      }
      if (holds.getOrDefault(hold, 0) > 0) {
        holds.merge(hold, 1, Integer::sum);
        return Effect.LOCAL;
      }
      wanted.put(action.thread(), object);
    } else if (!wanted.containsKey(action.thread()) || next[position] == null) {
      return Effect.OTHER;
    }
    if (next[position].operation() == Operation.PARK) {
      return Effect.WAITS;
    }
    taken = wanted.remove(action.thread());
    holds.put(action.thread() + " " + taken, 1);
    return Effect.TAKES;
  }
}
