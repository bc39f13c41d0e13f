package dev.unravel.report.html;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.report.PlainText;
import dev.unravel.report.TraceText;
import dev.unravel.report.table.Folding;
import dev.unravel.report.table.Row;
import dev.unravel.trace.Action;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The execution as a table, for readers whose browser runs no scripts. */
final class ActionTable {
  private static final int MOST_ROWS = 250;

  private final Trace trace;
  private final TraceText text;
  private final Map<Long, String> roles = new HashMap<>();
  private final Markup markup;

  ActionTable(Explanation explanation, Markup markup) {
    this.trace = explanation.trace();
    this.text = new TraceText(trace);
    this.markup = markup;
    for (Finding.Evidence evidence : explanation.verdict().evidence()) {
      roles.put(evidence.clock(), PlainText.escape(evidence.role()));
    }
  }

  void write() throws IOException {
    BitSet always = new BitSet();
    int size = trace.actions().size();
    roles.keySet().stream().filter(c -> c > 0 && c <= size).forEach(c -> always.set((int) (c - 1)));
    List<Row> rows = Folding.rows(trace, always);
    markup.open("table", "class", "actions").element("caption", "The failing execution");
    markup.open("thead").open("tr");
    for (String heading : List.of("step", "thread", "action", "place", "part in the failure")) {
      markup.element("th", heading, "scope", "col");
    }
    markup.close("tr").close("thead").open("tbody").newLine();
    for (Row row : rows.subList(0, Math.min(MOST_ROWS, rows.size()))) {
      write(row);
    }
    if (rows.size() > MOST_ROWS) {
      note((rows.size() - MOST_ROWS) + " more rows; unravel show lists them all");
    }
    markup.close("tbody").close("table").newLine();
  }

  private void write(Row row) throws IOException {
    if (row instanceof Row.Shown shown) {
      write(shown.action());
    } else if (row instanceof Row.Folded folded) {
      String who = text.path(trace.actions().get(folded.from()).thread());
      note(TraceText.count(folded.to() - folded.from(), "step") + " of " + who);
    } else if (row instanceof Row.Preempted preempted) {
      note("preemption: " + text.path(preempted.stretch().thread()) + " could have gone on");
    } else if (row instanceof Row.Unrecorded unrecorded) {
      long steps = unrecorded.stretch().to() - unrecorded.stretch().from();
      note(TraceText.count(steps, "step") + " of " + text.path(unrecorded.stretch().thread()));
    }
  }

  private void write(int index) throws IOException {
    Action action = trace.actions().get(index);
    markup.open("tr").element("td", String.valueOf(index + 1));
    markup.element("td", text.name(action.thread())).element("td", text.sentence(action));
    markup.element("td", text.source(action));
    markup.element("td", roles.getOrDefault(index + 1L, "")).close("tr").newLine();
  }

  private void note(String note) throws IOException {
    markup.open("tr", "class", "note").element("td", "").element("td", note, "colspan", "4");
    markup.close("tr").newLine();
  }
}
