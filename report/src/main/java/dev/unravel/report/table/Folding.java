package dev.unravel.report.table;

import dev.unravel.report.ContestedVariables;
import dev.unravel.report.Phases;
import dev.unravel.report.Stretch;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides which actions of a trace a reader gets to see, and which only count.
 *
 * <p>Worth a row are the actions around a switch, synchronisation, conflicting accesses, the starts
 * and ends of threads, and the last thing each thread did. While only one thread is alive, or
 * inside the JDK, only switches, starts and ends are. A thread that goes on and on without a switch
 * shows how it begins and how it ends. A short trace is shown whole.
 */
public final class Folding {
  /** A trace that fits on a screen needs no folding. */
  private static final int SHORT_TRACE = 40;

  /** Fewer actions than this take hardly more room than the row that says they are left out. */
  private static final int FEWEST_FOLDED = 3;

  private static final int FEWEST_FOLDED_IN_JDK = 2;
  private static final int LONG_STRETCH = 24;
  private static final int KEPT_AT_EACH_END = 8;

  private final TraceText text;
  private final List<Action> actions;
  private final List<Stretch> stretches;
  private final Phases phases;
  private final ContestedVariables conflicts;
  private final BitSet shown = new BitSet();

  /** Actions that stay however long their stretch is. */
  private final BitSet essential = new BitSet();

  Folding(Trace trace, Phases phases, ContestedVariables conflicts) {
    this.text = new TraceText(trace);
    this.actions = trace.actions();
    this.stretches = Stretch.of(trace);
    this.phases = phases;
    this.conflicts = conflicts;
  }

  /** The rows of a trace. Actions whose index is in {@code always} get a row of their own. */
  public static List<Row> rows(Trace trace, BitSet always) {
    Phases phases = Phases.of(trace.actions());
    Folding folding = new Folding(trace, phases, new ContestedVariables(trace.actions(), phases));
    folding.essential.or(always);
    return folding.rows(false);
  }

  /** The rows of the table; with {@code all}, one for each action. */
  List<Row> rows(boolean all) {
    List<Row> rows = new ArrayList<>();
    if (!actions.isEmpty()) {
      choose(all || actions.size() <= SHORT_TRACE);
    }
    for (Stretch stretch : stretches) {
      if (actions.isEmpty()) {
        rows.add(new Row.Unrecorded(stretch));
      } else {
        addRows(rows, (int) stretch.from(), (int) stretch.to());
      }
      if (stretch.preempted() && stretch != stretches.get(stretches.size() - 1)) {
        rows.add(new Row.Preempted(stretch));
      }
    }
    return rows;
  }

  private void choose(boolean everything) {
    if (everything) {
      shown.set(0, actions.size());
      return;
    }
    markEssential();
    for (int i = 0; i < actions.size(); i++) {
      if (matters(i)) {
        shown.set(i);
      }
    }
    for (Stretch stretch : stretches) {
      thin((int) stretch.from(), (int) stretch.to());
    }
    shown.or(essential);
  }

  private void markEssential() {
    Map<Integer, Integer> last = new HashMap<>();
    for (int i = 0; i < actions.size(); i++) {
      last.put(actions.get(i).thread(), i);
      switch (actions.get(i).operation()) {
        case START, JOIN, END -> essential.set(i);
        default -> {}
      }
    }
    last.values().forEach(essential::set);
    essential.set(Math.max(0, actions.size() - 2), actions.size());
    for (Stretch stretch : stretches.subList(0, stretches.size() - 1)) {
      int end = (int) stretch.to();
      essential.set(end - 1, end + 1);
      if (stretch.preempted()) {
        essential.set(Math.max(0, end - 2), Math.min(actions.size(), end + 2));
      }
    }
  }

  private boolean matters(int index) {
    Action action = actions.get(index);
    if (phases.before(index) || inJdk(action)) {
      return false;
    }
    return conflicts.contains(action) || phases.concurrent(index) && synchronises(action);
  }

  private static boolean synchronises(Action action) {
    return switch (action.operation()) {
      case READ, WRITE, YIELD, INIT -> false;
      default -> true;
    };
  }

  /** Keeps the two ends of a long stretch. */
  private void thin(int from, int to) {
    if (shown.get(from, to).cardinality() <= LONG_STRETCH) {
      return;
    }
    int start = from;
    int end = to;
    for (int i = 0; i < KEPT_AT_EACH_END; i++) {
      start = shown.nextSetBit(start) + 1;
      end = shown.previousSetBit(end - 1);
    }
    shown.clear(start, end);
  }

  private void addRows(List<Row> rows, int from, int to) {
    int i = from;
    while (i < to) {
      int next = shown.nextSetBit(i);
      int end = next < 0 || next > to ? to : next;
      if (end - i >= fewestFolded(i, end)) {
        rows.add(new Row.Folded(i, end));
        i = end;
      }
      for (; i < end; i++) {
        rows.add(new Row.Shown(i));
      }
      for (; i < to && shown.get(i); i++) {
        rows.add(new Row.Shown(i));
      }
    }
  }

  private int fewestFolded(int from, int to) {
    boolean jdkOnly = actions.subList(from, to).stream().allMatch(this::inJdk);
    return from < to && jdkOnly ? FEWEST_FOLDED_IN_JDK : FEWEST_FOLDED;
  }

  private boolean inJdk(Action action) {
    return action.operation() != Operation.START
        && text.location(action).map(at -> at.inJdk()).orElse(false);
  }
}
