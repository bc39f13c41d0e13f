package dev.unravel.diagnose.facts;

import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.seen.Standing;
import java.util.ArrayList;
import java.util.List;

/**
 * The holders of each lock or permit over time. A call into java.util.concurrent that takes one is
 * followed by a park if it had to wait, and has got it then; a thread that is still parked at the
 * end has not.
 */
public final class Locks {
  /**
   * A thread holding something for a while.
   *
   * @param object index of the lock in the trace
   * @param thread who
   * @param from the action that took it
   * @param to the action that gave it back, or the number of actions if none did
   */
  public record Held(int object, int thread, int from, int to) {
    public boolean covers(int action) {
      return from <= action && action < to;
    }
  }

  private final Facts facts;
  private final List<List<Held>> byThread = new ArrayList<>();

  /** By thread: what it holds now, one entry each time it took it. */
  private final List<List<Held>> open = new ArrayList<>();

  public Locks(Facts facts) {
    this.facts = facts;
    for (int t = 0; t < facts.trace().threads().size(); t++) {
      byThread.add(new ArrayList<>());
      open.add(new ArrayList<>());
    }
    boolean[] gone = neverGot();
    for (int i = 0; i < facts.size(); i++) {
      step(i, gone[i]);
    }
    open.forEach(left -> left.forEach(each -> close(each, facts.size())));
    byThread.forEach(all -> all.sort((a, b) -> Integer.compare(a.from, b.from)));
  }

  /** The last call of each thread that is still parked there. */
  private boolean[] neverGot() {
    boolean[] gone = new boolean[facts.size()];
    boolean[] searched = new boolean[byThread.size()];
    for (Standing each : facts.seen().standing()) {
      searched[each.thread()] = each.why() == Standing.Why.PARKED;
    }
    for (int i = facts.size() - 1; i >= 0; i--) {
      int thread = facts.thread(i);
      if (searched[thread] && facts.operation(i) != Operation.PARK) {
        searched[thread] = false;
        gone[i] = facts.operation(i) == Operation.CALL;
      }
    }
    return gone;
  }

  private void step(int i, boolean neverGot) {
    Action action = facts.action(i);
    if (action.object() < 0) {
      return;
    }
    switch (action.operation()) {
      case LOCK -> take(i);
      case UNLOCK -> giveBack(action, i, false);
      case WAIT -> giveBack(action, i, true);
      case CALL -> {
        if (Calls.takes(facts.object(i), action.member())) {
          if (!neverGot && !isRefused(i)) {
            take(i);
          }
        } else if (Calls.givesBack(action.member())) {
          giveBack(action, i, false);
        }
      }
      default -> {}
    }
  }

  private void take(int i) {
    Action action = facts.action(i);
    open.get(action.thread()).add(new Held(action.object(), action.thread(), i, facts.size()));
  }

  private void giveBack(Action action, int i, boolean all) {
    List<Held> mine = open.get(action.thread());
    for (int k = mine.size() - 1; k >= 0; k--) {
      if (mine.get(k).object == action.object()) {
        close(mine.remove(k), i);
        if (!all) {
          return;
        }
      }
    }
  }

  private void close(Held held, int to) {
    byThread.get(held.thread).add(new Held(held.object, held.thread, held.from, to));
  }

  /** What the thread of an action holds while it acts, in the order in which it was taken. */
  public List<Held> at(int action) {
    return byThread.get(facts.thread(action)).stream().filter(h -> h.covers(action)).toList();
  }

  /** What a thread holds after an action. */
  public List<Held> at(int action, int thread) {
    return byThread.get(thread).stream().filter(h -> h.covers(action)).toList();
  }

  /** Whether an attempt to take something came to nothing: it was refused, or ran out of time. */
  public boolean isRefused(int call) {
    if (!facts.action(call).member().startsWith("try") || !facts.hasNothing(call)) {
      return false;
    }
    int next = facts.nextOfThread(call);
    boolean parks = next >= 0 && facts.operation(next) == Operation.PARK;
    return !parks || !facts.action(next).value().isEmpty();
  }

  /** What a thread holds at the end. */
  List<Held> atTheEnd(int thread) {
    return byThread.get(thread).stream().filter(h -> h.to == facts.size()).toList();
  }

  /** The action that begins the critical section that an action is in, or the action itself. */
  public int sectionStart(int action) {
    return at(action).stream().mapToInt(Held::from).min().orElse(action);
  }
}
