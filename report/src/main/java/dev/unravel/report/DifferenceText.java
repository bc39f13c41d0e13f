package dev.unravel.report;

import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/**
 * The reason why two executions of one schedule part, as far as their traces show it: the first
 * value that was not the same, who had written it in each, and what either did around the action at
 * which they part.
 *
 * @param recorded the one
 * @param came the other
 * @param clock the action at which they part
 */
public record DifferenceText(Trace recorded, Trace came, long clock) {
  private static final int AROUND = 4;

  /** Lines for people, as wide as they are. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (recorded.actions().isEmpty() || came.actions().isEmpty()) {
      lines.add(
          "  why       the actions of this run were not recorded, so there is no more to tell");
      return lines;
    }
    value(lines);
    side("recorded", recorded, lines);
    side("came", came, lines);
    return lines;
  }

  private void value(List<String> lines) {
    int common = (int) Math.min(clock, Math.min(size(recorded), size(came)));
    for (int i = 0; i < common; i++) {
      Action one = recorded.actions().get(i);
      Action other = came.actions().get(i);
      if (!stable(one.value()).equals(stable(other.value()))) {
        lines.add("  value     the first that differs is at action " + (i + 1));
        origin("recorded", recorded, i, lines);
        origin("came", came, i, lines);
        return;
      }
    }
    lines.add("  value     all are the same up to there; what differs is not in the trace: input,");
    lines.add("            the JDK's own state, or code that is not under control");
  }

  /** Addresses and the numbers of hidden classes differ though nothing else does. */
  private static String stable(String value) {
    return value.replaceAll("@[0-9a-f]+|/0x[0-9a-f]+|\\$\\$Lambda\\$\\d+", "");
  }

  private static void origin(String side, Trace trace, int index, List<String> lines) {
    Action action = trace.actions().get(index);
    lines.add(line(side, trace.describe(index + 1) + ": " + action.value()));
    for (int i = index - 1; i >= 0; i--) {
      Action before = trace.actions().get(i);
      if ((before.operation() == Operation.WRITE || before.operation() == Operation.COMPARE_AND_SET)
          && before.object() == action.object()
          && before.member().equals(action.member())) {
        lines.add(line("", "since action " + (i + 1) + ": " + trace.describe(i + 1)));
        return;
      }
    }
  }

  private void side(String name, Trace trace, List<String> lines) {
    long from = Math.max(1, clock - AROUND);
    long to = Math.min(size(trace), clock + AROUND);
    for (long c = from; c <= to; c++) {
      String mark = c == clock ? "> " : "  ";
      lines.add(line(c == from ? name : "", mark + c + " " + trace.describe(c)));
    }
    if (size(trace) < clock) {
      lines.add(line("", "> the end of the execution"));
    }
  }

  private static int size(Trace trace) {
    return trace.actions().size();
  }

  private static String line(String title, String text) {
    return "  " + title + " ".repeat(Math.max(1, 10 - title.length())) + text;
  }
}
