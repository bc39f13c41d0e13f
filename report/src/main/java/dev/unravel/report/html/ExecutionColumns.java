package dev.unravel.report.html;

import dev.unravel.diagnose.facts.Stacks;
import dev.unravel.report.Json;
import dev.unravel.report.PlainText;
import dev.unravel.report.Stretch;
import dev.unravel.report.TraceText;
import dev.unravel.report.table.Folding;
import dev.unravel.report.table.Row;
import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** An execution, column by column: a hundred thousand objects would be several times as long. */
final class ExecutionColumns {
  private static final int LONGEST_VALUE = 200;

  /** The identity of a deed, as the trace numbers it. */
  private record Same(Operation operation, int location, int object, String member) {}

  private final Trace trace;
  private final Tables tables;
  private final TraceText text;

  // To make a string fit to be shown takes longer than to find out that it was made so before.
  private final Map<Same, Integer> deeds = new HashMap<>();
  private final Map<String, Integer> values = new HashMap<>();

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
    writeColumn("deeds", this::deed, json);
    writeColumn("values", this::value, json);
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

  private int deed(Action action) {
    return deeds.computeIfAbsent(
        new Same(action.operation(), action.location(), action.object(), action.member()),
        same -> tables.deed(newDeed(action)));
  }

  private ActionContent newDeed(Action action) {
    int object = action.object();
    return new ActionContent(
        action.operation(),
        text.location(action).map(tables::location).orElse(-1),
        object < 0 ? -1 : tables.string(trace.objects().get(object)),
        tables.string(action.member()),
        tables.shown(text.subject(action)));
  }

  private int value(Action action) {
    return values.computeIfAbsent(
        action.value(), value -> tables.string(PlainText.cut(value, LONGEST_VALUE)));
  }

  private void writeColumn(String name, ToIntFunction<Action> column, Json json) {
    json.name(name).beginArray();
    trace.actions().forEach(action -> json.value(column.applyAsInt(action)));
    json.endArray();
  }
}
