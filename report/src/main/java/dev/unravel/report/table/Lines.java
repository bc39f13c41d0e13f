package dev.unravel.report.table;

import dev.unravel.report.ContestedVariables;
import dev.unravel.report.PlainText;
import dev.unravel.report.Stretch;
import dev.unravel.report.TraceText;
import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Mark;
import dev.unravel.trace.Recording;
import dev.unravel.trace.Trace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Turns rows into lines, one at a time, since a trace may have a million of them. */
final class Lines {
  static final String FORCED = "->";
  static final String PREEMPTION = ">>";

  private final List<Action> actions;
  private final TraceText text;
  private final ContestedVariables conflicts;
  private final Set<Long> preemptions;
  private final Map<Long, String> ends;

  Lines(Trace trace, ContestedVariables conflicts) {
    this.actions = trace.actions();
    this.text = new TraceText(trace);
    this.conflicts = conflicts;
    this.preemptions =
        Stretch.of(trace).stream()
            .filter(Stretch::preempted)
            .map(Stretch::to)
            .collect(Collectors.toSet());
    this.ends = ends(trace);
  }

  /** Where the threads of a recorded run stopped, by the clock. */
  private static Map<Long, String> ends(Trace trace) {
    Map<Long, String> ends = new HashMap<>();
    List<Mark> marks = trace.recording().map(Recording::marks).orElse(List.of());
    long clock = 0;
    for (int i = 0; i < Math.min(marks.size(), trace.schedule().intervals().size()); i++) {
      clock += trace.schedule().intervals().get(i).actions();
      if (marks.get(i).location() >= 0) {
        Location end = trace.locations().get(marks.get(i).location());
        ends.put(clock, "to " + PlainText.escape(end.shortForm()));
      }
    }
    return ends;
  }

  Line line(Row row) {
    if (row instanceof Row.Shown shown) {
      Action action = actions.get(shown.action());
      return new Line(
          String.valueOf(shown.action() + 1L),
          mark(shown.action()),
          action.thread(),
          text.sentence(action),
          text.source(action),
          conflicts.contains(action) ? Tone.CONFLICT : Tone.PLAIN);
    }
    if (row instanceof Row.Folded folded) {
      List<Action> hidden = actions.subList(folded.from(), folded.to());
      return new Line(
          "",
          mark(folded.from()),
          hidden.get(0).thread(),
          "... " + TraceText.count(hidden.size(), "action"),
          SourceRange.of(hidden, text),
          Tone.FOLDED);
    }
    if (row instanceof Row.Unrecorded unrecorded) {
      Stretch stretch = unrecorded.stretch();
      return new Line(
          String.valueOf(stretch.from() + 1),
          stretch.from() > 0 ? markOfSwitch(stretch.from()) : "",
          stretch.thread(),
          TraceText.count(stretch.to() - stretch.from(), "action"),
          ends.getOrDefault(stretch.to(), ""),
          Tone.PLAIN);
    }
    int thread = ((Row.Preempted) row).stretch().thread();
    String told = "preemption: " + text.path(thread) + " could have gone on";
    return new Line("", PREEMPTION, thread, told, "", Tone.PREEMPTION);
  }

  private String mark(int index) {
    boolean switched = index > 0 && actions.get(index).thread() != actions.get(index - 1).thread();
    return switched ? markOfSwitch(index) : "";
  }

  /** A preemption has a line of its own before the action, and no mark beside it. */
  private String markOfSwitch(long index) {
    return preemptions.contains(index) ? "" : FORCED;
  }
}
