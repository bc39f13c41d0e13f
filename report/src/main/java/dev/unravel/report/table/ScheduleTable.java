package dev.unravel.report.table;

import dev.unravel.report.ContestedVariables;
import dev.unravel.report.Phases;
import dev.unravel.report.PlainText;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * A trace as a text table: time runs down, each thread has a column, each line is one action or a
 * stretch of actions that do not matter. Threads that do not fit side by side share one column.
 */
public final class ScheduleTable {
  private final TableOptions options;

  /** Tables that look like this. */
  public ScheduleTable(TableOptions options) {
    this.options = options;
  }

  /** The table as a string. */
  public String text(Trace trace) {
    StringBuilder text = new StringBuilder();
    try {
      write(trace, text);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return text.toString();
  }

  /** Writes the table, line by line. */
  public void write(Trace trace, Appendable out) throws IOException {
    for (String line : TraceHeading.lines(trace, options)) {
      out.append(line).append('\n');
    }
    Phases phases = Phases.of(trace.actions());
    ContestedVariables conflicts = new ContestedVariables(trace.actions(), phases);
    List<Row> rows = new Folding(trace, phases, conflicts).rows(options.all());
    if (!rows.isEmpty()) {
      writeTable(trace, rows, new Lines(trace, conflicts), out);
    }
    writeDetails(trace.outcome(), out);
  }

  private void writeTable(Trace trace, List<Row> rows, Lines lines, Appendable out)
      throws IOException {
    Iterable<Line> all = () -> rows.stream().map(lines::line).iterator();
    TraceText text = new TraceText(trace);
    Margin margin = Margin.of(Math.max(trace.actions().size(), trace.schedule().actions()));
    int width = options.width();
    Layout layout =
        Columns.fit(all, text, margin, width)
            .map(Layout.class::cast)
            .orElseGet(() -> new SingleColumn(all, text, margin, width));
    writeLegend(rows, out);
    String heading = layout.heading();
    writeLine(heading, Tone.HEADING, out);
    writeLine(heading.replaceAll("[^|]", "-").replace('|', '+'), Tone.PLAIN, out);
    for (Line line : all) {
      for (String part : layout.place(line)) {
        writeLine(part, line.tone(), out);
      }
    }
  }

  private static void writeLegend(List<Row> rows, Appendable out) throws IOException {
    out.append("legend    -> forced switch, >> preemption");
    if (rows.stream().anyMatch(Row.Folded.class::isInstance)) {
      out.append(", ... folded (--all shows every action)");
    }
    if (rows.stream().anyMatch(Row.Unrecorded.class::isInstance)) {
      out.append("; the trace kept its schedule, not its actions");
    }
    out.append("\n\n");
  }

  private void writeLine(String line, Tone tone, Appendable out) throws IOException {
    out.append(tone.paint(line.stripTrailing(), options.colours())).append('\n');
  }

  private static void writeDetails(Outcome outcome, Appendable out) throws IOException {
    if (outcome instanceof Outcome.Fail fail && !fail.details().isEmpty()) {
      out.append('\n');
      for (String detail : fail.details()) {
        // The one tab a stack trace has is there to indent.
        String indented = detail.startsWith("\t") ? "    " + detail.substring(1) : detail;
        out.append(PlainText.escape(indented).stripTrailing()).append('\n');
      }
    }
  }
}
