package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.trace.Action;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Observation;
import dev.unravel.trace.seen.Standing;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Executions made by hand, each action in a line of its own of the method of its thread. */
public final class Script {
  private final List<ThreadName> threads = new ArrayList<>();
  private final List<Location> locations = new ArrayList<>();
  private final List<String> objects = new ArrayList<>();
  private final List<Action> actions = new ArrayList<>();
  private final List<Interval> intervals = new ArrayList<>();
  private final BitSet plain = new BitSet();
  private final List<Standing> standing = new ArrayList<>();

  public Script(String... names) {
    threads.add(new ThreadName("main", "main"));
    for (String name : names) {
      threads.add(new ThreadName("main." + threads.size(), name));
    }
  }

  /** A plain read or write. */
  public Script plain(int thread, Operation operation, String object, String member, String value) {
    plain.set(actions.size());
    return act(thread, operation, object, member, value);
  }

  public Script act(int thread, Operation operation, String object, String member, String value) {
    int line = actions.size() + 1;
    locations.add(new Location("Script", "run" + thread, "Script.java", line));
    if (!object.isEmpty() && !objects.contains(object)) {
      objects.add(object);
    }
    actions.add(new Action(thread, operation, line - 1, objects.indexOf(object), member, value));
    intervals.add(new Interval(thread, 1));
    return this;
  }

  Script waits(int thread, Standing.Why why, String object, int holder) {
    standing.add(
        new Standing(
            thread,
            why,
            objects.indexOf(object),
            "",
            holder,
            true,
            List.of(new Location("Script", "run" + thread, "Script.java", 100 + thread))));
    return this;
  }

  Observed observed(FailureKind kind, String where) {
    Outcome outcome = new Outcome.Fail(new FailureSignature(kind, where), "it failed", List.of());
    Trace trace =
        new Trace(
            new Target(List.of(), "Script", List.of(), List.of(), new byte[0]),
            "17",
            Settings.defaults(),
            new Schedule(intervals, List.of()),
            List.of(),
            outcome,
            threads,
            locations,
            objects,
            actions);
    List<List<Location>> stacks = locations.stream().map(List::of).toList();
    List<Integer> indices = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      indices.add(i);
    }
    return new Observed(
        trace, new Observation(stacks, indices, plain, standing, List.of(), new BitSet()));
  }

  public Facts facts() {
    return new Facts(observed(FailureKind.EXCEPTION, "X at " + last()));
  }

  private Location last() {
    return locations.get(locations.size() - 1);
  }
}
