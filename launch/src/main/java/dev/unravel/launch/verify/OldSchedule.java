package dev.unravel.launch.verify;

import dev.unravel.diagnose.Attempt;
import dev.unravel.diagnose.Laboratory;
import dev.unravel.trace.Action;
import dev.unravel.trace.Switch;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The schedule of a recorded execution, mapped onto code that has changed since. A switch is known
 * by what its thread had done last: by the n-th time that this thread did such a thing in such a
 * method. Where that is in the new code shows only when the switches before it have been made, so
 * the new schedule grows by one switch for each execution. What is there no longer stands for the
 * last thing before it that still is.
 *
 * <p>After that come the neighbours: each switch a few actions sooner or later, and each left out.
 * A lock that was added moves by one or two actions what matters.
 */
public final class OldSchedule {
  /** Switches that are mapped: each takes an execution, and the search comes after them. */
  private static final int MOST_SWITCHES = 150;

  private static final int MOST_NEIGHBOURS = 150;

  /** Actions that are compared in all: of long executions fewer switches are mapped. */
  private static final long MOST_ACTIONS = 2_000_000;

  private static final int FURTHEST = 3;

  private final Trace old;
  private final Laboratory laboratory;
  private final Predicate<Attempt> wanted;
  private final List<Switch> switches = new ArrayList<>();
  private final List<Integer> ends;
  private int followed;

  /**
   * @param old the recorded execution, with its actions
   * @param laboratory runs the new code
   * @param wanted says whether an execution is one to stop at
   */
  public OldSchedule(Trace old, Laboratory laboratory, Predicate<Attempt> wanted) {
    this.old = old;
    this.laboratory = laboratory;
    this.wanted = wanted;
    this.ends = ends(old.actions());
  }

  /** Switches of the old schedule that have their place in the new code. */
  public int followed() {
    return followed;
  }

  /** Switches of the old schedule. */
  public int total() {
    return ends.size();
  }

  /** Maps the schedule; whether an execution on the way is wanted. */
  public boolean follow() {
    Attempt now = run(switches);
    if (wanted.test(now)) {
      return true;
    }
    OldActions known = new OldActions(old);
    long most = Math.min(MOST_SWITCHES, MOST_ACTIONS / Math.max(1, old.actions().size()));
    for (int end : ends.subList(0, (int) Math.min(total(), most))) {
      int to = thread(old.actions().get(end).thread(), now.trace());
      long clock = known.clock(end - 1, now.trace());
      if (to < 0 || clock <= last()) {
        continue;
      }
      followed++;
      switches.add(new Switch(clock, to));
      now = run(switches);
      if (wanted.test(now)) {
        return true;
      }
    }
    return false;
  }

  /** Tries the neighbours of what was followed; whether one of them is wanted. */
  public boolean tryNeighbours() {
    // The last switches of a failing execution lie closest to the failure.
    List<List<Switch>> neighbours = new ArrayList<>();
    for (int i = switches.size() - 1; i >= 0; i--) {
      neighbours.addAll(neighbours(i));
    }
    return neighbours.stream().limit(MOST_NEIGHBOURS).anyMatch(this::fails);
  }

  /** Recorded only if it does: that takes longer. */
  private boolean fails(List<Switch> plan) {
    Plan neighbour = new Plan.Switches(plan, old.schedule().picks());
    return laboratory.attempt(neighbour).trace().outcome().failed() && wanted.test(run(plan));
  }

  private List<List<Switch>> neighbours(int i) {
    List<List<Switch>> all = new ArrayList<>();
    for (int far = 1; far <= FURTHEST; far++) {
      all.add(moved(i, far));
      all.add(moved(i, -far));
    }
    List<Switch> without = new ArrayList<>(switches);
    without.remove(i);
    all.add(without);
    return all;
  }

  private List<Switch> moved(int i, int by) {
    List<Switch> all = new ArrayList<>(switches);
    Switch at = all.get(i);
    all.set(i, new Switch(Math.max(0, at.clock() + by), at.thread()));
    return all;
  }

  private Attempt run(List<Switch> plan) {
    return laboratory.recorded(new Plan.Switches(plan, old.schedule().picks()));
  }

  private long last() {
    return switches.isEmpty() ? -1 : switches.get(switches.size() - 1).clock();
  }

  /** The indices of the actions with which another thread goes on. */
  private static List<Integer> ends(List<Action> actions) {
    return IntStream.range(1, actions.size())
        .filter(i -> actions.get(i).thread() != actions.get(i - 1).thread())
        .boxed()
        .toList();
  }

  /** The number that a thread of the old execution has in the new one, or -1. */
  private int thread(int number, Trace now) {
    return now.threads().stream()
        .map(ThreadName::path)
        .toList()
        .indexOf(old.threads().get(number).path());
  }
}
