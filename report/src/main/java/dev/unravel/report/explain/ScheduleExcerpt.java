package dev.unravel.report.explain;

import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The few actions of a schedule that a verdict is about, with what lies around them. */
final class ScheduleExcerpt {
  private static final int MOST_ROWS = 16;
  private static final int MARGIN = 10;

  private ScheduleExcerpt() {}

  static List<String> lines(Explanation explanation, int width) {
    Trace trace = explanation.trace();
    Set<Long> evidence = new HashSet<>();
    explanation.verdict().evidence().forEach(each -> evidence.add(each.clock()));
    TreeSet<Long> shown = rows(explanation, evidence);
    List<String> lines = new ArrayList<>();
    if (shown.isEmpty()) {
      return lines;
    }
    lines.add("schedule  * in the verdict, >> preemption, -> other switch");
    Set<Long> preempted = preempted(trace);
    ActionLines actions = new ActionLines(trace, width - MARGIN);
    long before = shown.first() - 1;
    for (long clock : shown) {
      if (clock > before + 1) {
        long hidden = clock - before - 1;
        lines.add("          ... " + TraceText.count(hidden, "action"));
      }
      String mark = evidence.contains(clock) ? "* " : "  ";
      lines.add(" " + arrow(trace, clock, preempted) + "     " + mark + actions.line(clock));
      before = clock;
    }
    if (before < trace.actions().size()) {
      lines.add("          ... " + TraceText.count(trace.actions().size() - before, "action"));
    }
    return lines;
  }

  /** What the verdict is about, then what stands beside it, as far as there is room. */
  private static TreeSet<Long> rows(Explanation explanation, Set<Long> evidence) {
    int size = explanation.trace().actions().size();
    TreeSet<Long> rows = new TreeSet<>();
    evidence.stream().sorted().limit(MOST_ROWS).forEach(rows::add);
    for (int around = 1; around <= 3 && rows.size() < MOST_ROWS; around++) {
      for (long clock : List.copyOf(rows)) {
        for (long near : new long[] {clock - 1, clock + 1}) {
          if (near >= 1 && near <= size && rows.size() < MOST_ROWS && worth(explanation, near)) {
            rows.add(near);
          }
        }
      }
    }
    return rows;
  }

  private static boolean worth(Explanation explanation, long clock) {
    Action action = explanation.trace().at(clock);
    return action.operation() != Operation.YIELD;
  }

  private static String arrow(Trace trace, long clock, Set<Long> preempted) {
    if (clock < 2) {
      return "  ";
    }
    List<Action> actions = trace.actions();
    boolean same = actions.get((int) clock - 2).thread() == actions.get((int) clock - 1).thread();
    return same ? "  " : preempted.contains(clock - 1) ? ">>" : "->";
  }

  /** The clocks of the last actions before a preemption. */
  private static Set<Long> preempted(Trace trace) {
    Set<Long> clocks = new HashSet<>();
    Set<Integer> which = new HashSet<>(trace.preemptions());
    long clock = 0;
    for (int i = 0; i < trace.schedule().intervals().size(); i++) {
      clock += trace.schedule().intervals().get(i).actions();
      if (which.contains(i)) {
        clocks.add(clock);
      }
    }
    return clocks;
  }
}
