package dev.unravel.report.html;

import dev.unravel.diagnose.explain.Stacks;
import dev.unravel.report.Folding;
import dev.unravel.report.Json;
import dev.unravel.report.Row;
import dev.unravel.report.Stretch;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Action;
import dev.unravel.trace.Trace;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToIntFunction;

/** An execution, column by column: a hundred thousand objects would be several times as long. */
final class ExecutionColumns {
  private final Trace trace;
  private final Tables tables;
  private final TraceText text;

  ExecutionColumns(Trace trace, Tables tables) {
    this.trace = trace;
    this.tables = tables;
    this.text = new TraceText(trace);
  }

  /** Writes the execution as the next value. Actions in {@code always} are not folded away. */
  void write(Json json, Stacks stacks, BitSet always) {
    json.beginObject().name("stretches").beginArray();
    for (Stretch stretch : Stretch.of(trace)) {
      json.value(tables.thread(trace.threads().get(stretch.thread())));
      json.value(stretch.to() - stretch.from()).value(stretch.preempted() ? 1 : 0);
    }
    json.endArray();
    writeColumn("deeds", action -> tables.deed(trace, text, action), json);
    writeColumn("values", tables::value, json);
    json.name("stacks").beginArray();
    for (int i = 0; i < stacks.indices().size(); i++) {
      json.value(tables.stack(stacks.at(i + 1L)));
    }
    json.endArray().name("folds").beginArray();
    List<Row> rows = Folding.rows(trace, always);
    for (Row row : rows) {
      if (row instanceof Row.Folded folded) {
        json.value(folded.from() + 1L).value(folded.to());
      }
    }
    json.endArray().endObject();
  }

  private void writeColumn(String name, ToIntFunction<Action> column, Json json) {
    json.name(name).beginArray();
    trace.actions().forEach(action -> json.value(column.applyAsInt(action)));
    json.endArray();
  }
}
