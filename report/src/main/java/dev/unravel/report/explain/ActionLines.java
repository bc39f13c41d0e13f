package dev.unravel.report.explain;

import dev.unravel.diagnose.facts.Naming;
import dev.unravel.report.PlainText;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Action;
import dev.unravel.trace.Trace;
import java.util.stream.IntStream;

/** Actions of a trace, a line each. */
final class ActionLines {
  private static final int LONGEST_NAME = 20;
  private static final int SHORTEST_DEED = 12;
  private static final int USUAL_DEED = 24;

  private final Trace trace;
  private final int width;
  private final TraceText text;
  private final int digits;
  private final int names;

  /**
   * @param width how many characters fit on a line
   */
  ActionLines(Trace trace, int width) {
    this.trace = trace;
    this.width = width;
    this.text = new TraceText(trace);
    this.digits = Math.max(4, Integer.toString(trace.actions().size()).length());
    this.names =
        IntStream.range(0, trace.threads().size())
            .map(thread -> Math.min(LONGEST_NAME, PlainText.length(name(thread))))
            .max()
            .orElse(0);
  }

  private String name(int thread) {
    return PlainText.escape(Naming.thread(trace, thread));
  }

  /** Clock, thread, what it did, and where. */
  String line(long clock) {
    return line(clock, text.sentence(trace.at(clock)));
  }

  /** The same for an access whose variable is named elsewhere. */
  String access(long clock) {
    Action action = trace.at(clock);
    String value = action.value().isEmpty() ? "" : " " + PlainText.escape(action.value());
    String what =
        switch (action.operation()) {
          case CALL -> "calls " + PlainText.escape(action.member());
          case READ -> "reads" + value;
          case WRITE -> "writes" + value;
          default -> action.operation().word() + value;
        };
    return line(clock, what);
  }

  private String line(long clock, String deed) {
    Action action = trace.at(clock);
    String thread = PlainText.cut(name(action.thread()), LONGEST_NAME);
    String number = " ".repeat(Math.max(0, digits - Long.toString(clock).length())) + clock;
    String source = text.source(action);
    int used = number.length() + names + PlainText.length(source) + 6;
    String cut = PlainText.cut(deed, Math.max(SHORTEST_DEED, width - used));
    String padded = PlainText.pad(cut, Math.min(USUAL_DEED, width - used));
    return PlainText.cut(
        (number + "  " + PlainText.pad(thread, names) + "  " + padded + "  " + source)
            .stripTrailing(),
        width);
  }
}
