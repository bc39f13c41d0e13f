package dev.unravel.report;

import dev.unravel.trace.Action;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.TreeSet;

/**
 * A trace in the JSON that ui.perfetto.dev and chrome://tracing open, one microsecond an action.
 *
 * <p>The first process is the target: a track for each thread, with its intervals and in them its
 * actions, arrows for switches and flags for preemptions. The second has a track for each monitor
 * that shows who holds it.
 */
public final class PerfettoTrace {
  private static final int TARGET = 1;
  private static final int MONITORS = 2;

  private final Trace trace;
  private final TraceText text;
  private final List<Stretch> stretches;
  private final Json json;

  private PerfettoTrace(Trace trace, Json json) {
    this.trace = trace;
    this.text = new TraceText(trace);
    this.stretches = Stretch.of(trace);
    this.json = json;
  }

  /** The trace as a string. */
  public static String text(Trace trace) {
    return Json.text(json -> write(trace, json));
  }

  /** Writes the trace as the next value. */
  public static void write(Trace trace, Json json) {
    new PerfettoTrace(trace, json).write();
  }

  private void write() {
    json.beginObject().field("displayTimeUnit", "ns").name("traceEvents").beginArray();
    writeNames();
    stretches.forEach(this::writeInterval);
    for (int i = 0; i < trace.actions().size(); i++) {
      writeAction(i, trace.actions().get(i));
    }
    for (int i = 1; i < stretches.size(); i++) {
      writeSwitch(i, stretches.get(i - 1), stretches.get(i));
    }
    writeHoldings(Holding.of(trace.actions()));
    json.endArray().endObject();
  }

  private void writeNames() {
    writeName("process_name", TARGET, track(0), trace.target().mainClass());
    TreeSet<Integer> threads = new TreeSet<>();
    stretches.forEach(stretch -> threads.add(stretch.thread()));
    for (int i = 0; i < trace.threads().size(); i++) {
      threads.add(i);
    }
    threads.forEach(thread -> writeName("thread_name", TARGET, track(thread), text.name(thread)));
  }

  private void writeName(String kind, int process, long track, String name) {
    json.beginObject().field("name", kind).field("ph", "M").field("pid", process);
    json.field("tid", track).name("args").beginObject().field("name", name).endObject();
    json.endObject();
  }

  private void writeInterval(Stretch stretch) {
    long actions = stretch.to() - stretch.from();
    begin("interval of " + TraceText.count(actions, "action"), "interval", "X", stretch.thread());
    json.field("ts", stretch.from() + 1).field("dur", actions);
    json.name("args").beginObject().field("ended by preemption", stretch.preempted());
    json.endObject().endObject();
  }

  private void writeAction(int index, Action action) {
    String subject = text.subject(action);
    String name = action.operation().word() + (subject.isEmpty() ? "" : " " + subject);
    begin(name, "action", "X", action.thread());
    json.field("ts", index + 1L).field("dur", 1).name("args").beginObject();
    json.field("clock", index + 1L);
    text.location(action).ifPresent(at -> json.field("location", at.toString()));
    if (!action.value().isEmpty()) {
      json.field("value", action.value());
    }
    json.endObject().endObject();
  }

  /** An arrow from the middle of the last action to the middle of the next. */
  private void writeSwitch(int number, Stretch from, Stretch to) {
    String name = from.preempted() ? "preemption" : "forced switch";
    begin(name, "switch", "s", from.thread());
    json.field("id", number).field("ts", from.to() + 0.5).endObject();
    begin(name, "switch", "f", to.thread());
    json.field("id", number).field("bp", "e").field("ts", to.from() + 1.5).endObject();
    if (from.preempted()) {
      begin(name, "switch", "i", from.thread());
      json.field("s", "t").field("ts", from.to() + 1).endObject();
    }
  }

  private void writeHoldings(List<Holding> holdings) {
    if (holdings.isEmpty()) {
      return;
    }
    writeName("process_name", MONITORS, track(0), "monitors");
    TreeSet<Integer> objects = new TreeSet<>();
    holdings.forEach(holding -> objects.add(holding.object()));
    for (int object : objects) {
      String name = PlainText.escape(trace.objects().get(object));
      writeName("thread_name", MONITORS, track(object), name);
    }
    for (Holding holding : holdings) {
      json.beginObject().field("name", text.name(holding.thread())).field("cat", "monitor");
      json.field("ph", "X").field("pid", MONITORS).field("tid", track(holding.object()));
      json.field("ts", holding.from()).field("dur", holding.to() - holding.from()).endObject();
    }
  }

  private void begin(String name, String category, String phase, int thread) {
    json.beginObject().field("name", name).field("cat", category).field("ph", phase);
    json.field("pid", TARGET).field("tid", track(thread));
  }

  /** Not from 0, which viewers take for the idle thread. */
  private static long track(int number) {
    return number + 1L;
  }
}
