package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.report.Json;
import dev.unravel.trace.Location;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.ThreadStack;
import java.util.List;

/**
 * Report on where every thread was at a clock value, for people and for programs.
 *
 * @param trace the execution
 * @param clock the clock value
 * @param stacks the threads that had not ended
 */
public record MomentReport(Trace trace, long clock, List<ThreadStack> stacks) {

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
      return;
    }
    console.print("clock " + Numbers.of(clock) + " of " + Numbers.of(trace.schedule().actions()));
    for (ThreadStack stack : stacks) {
      console.print("");
      String name = Printable.line(stack.thread());
      console.print(
          (stack.runs() ? console.style().good(name) : name) + " " + Printable.line(stack.state()));
      for (Location frame : stack.frames()) {
        console.print("    at " + Printable.line(text(frame)));
      }
    }
  }

  private static String text(Location frame) {
    String file = frame.file().isEmpty() ? "unknown source" : frame.file();
    String line = frame.line() > 0 ? ":" + frame.line() : "";
    return frame.className() + "." + frame.method() + "(" + file + line + ")";
  }

  private void write(Json json) {
    json.beginObject()
        .field("clock", clock)
        .field("actions", trace.schedule().actions())
        .name("threads")
        .beginArray();
    stacks.forEach(stack -> write(stack, json));
    json.endArray().endObject();
  }

  private static void write(ThreadStack stack, Json json) {
    json.beginObject()
        .field("thread", stack.thread())
        .field("runs", stack.runs())
        .field("state", stack.state())
        .name("frames")
        .beginArray();
    for (Location frame : stack.frames()) {
      json.beginObject()
          .field("class", frame.className())
          .field("method", frame.method())
          .field("file", frame.file())
          .field("line", (long) frame.line())
          .endObject();
    }
    json.endArray().endObject();
  }
}
