package dev.unravel.report;

import dev.unravel.trace.Action;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/** Traces made by hand. Intervals follow from the actions. */
public final class TraceBuilder {
  private final String mainClass;
  private final List<ThreadName> threads = new ArrayList<>();
  private final List<Location> locations = new ArrayList<>();
  private final List<String> objects = new ArrayList<>();
  private final List<Action> actions = new ArrayList<>();
  private final List<Interval> intervals = new ArrayList<>();
  private final List<Integer> preemptions = new ArrayList<>();
  private Outcome outcome = new Outcome.Pass();

  public TraceBuilder(String mainClass) {
    this.mainClass = mainClass;
    thread("main", "main");
  }

  public TraceBuilder thread(String path, String javaName) {
    threads.add(new ThreadName(path, javaName));
    return this;
  }

  /** An action in the file of the main class. */
  public TraceBuilder act(
      int thread, Operation operation, String object, String member, String value, int line) {
    Location at = new Location(mainClass, "run", mainClass + ".java", line);
    return act(thread, operation, object, member, value, at);
  }

  public TraceBuilder act(
      int thread, Operation operation, String object, String member, String value, Location at) {
    int number = object.isEmpty() ? -1 : index(objects, object);
    actions.add(new Action(thread, operation, index(locations, at), number, member, value));
    int last = intervals.size() - 1;
    if (last >= 0 && intervals.get(last).thread() == thread) {
      intervals.set(last, new Interval(thread, intervals.get(last).actions() + 1));
    } else {
      intervals.add(new Interval(thread, 1));
    }
    return this;
  }

  /** The thread of the last action could go on, and does not. */
  public TraceBuilder preempt() {
    preemptions.add(intervals.size() - 1);
    return this;
  }

  public TraceBuilder fail(FailureKind kind, String where, String message, String... details) {
    outcome = new Outcome.Fail(new FailureSignature(kind, where), message, List.of(details));
    return this;
  }

  public TraceBuilder unresolved(String reason) {
    outcome = new Outcome.Unresolved(reason);
    return this;
  }

  public Trace build() {
    return build(actions);
  }

  public Trace buildWithoutActions() {
    return build(List.of());
  }

  private Trace build(List<Action> kept) {
    Target target =
        new Target(List.of("classes"), mainClass, List.of("2"), List.of("-ea"), new byte[0]);
    return new Trace(
        target,
        "17.0.9",
        Settings.defaults().withStrategy("random").withPoints(PointLevel.MEMORY),
        new Schedule(intervals, List.of()),
        preemptions,
        outcome,
        threads,
        locations,
        objects,
        kept);
  }

  private static <T> int index(List<T> list, T item) {
    if (!list.contains(item)) {
      list.add(item);
    }
    return list.indexOf(item);
  }
}
