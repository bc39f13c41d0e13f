package dev.unravel.trace;

import java.util.List;
import java.util.Optional;

/**
 * A record of one execution, with all that it takes to make it happen again.
 *
 * @param target the program
 * @param jdk version of the JDK it ran on
 * @param settings how it was run
 * @param schedule who ran when
 * @param preemptions the intervals, by index, whose thread could have gone on when control passed
 *     on
 * @param outcome how it ended
 * @param threads the threads, in order of creation
 * @param locations the places that actions refer to
 * @param objects the objects that actions refer to, as {@code Account#1}: class and number in order
 *     of first use
 * @param actions the actions, in order
 * @param recording what else it takes if it ran as it happened, in real time and with real inputs;
 *     such a trace has no actions
 */
public record Trace(
    Target target,
    String jdk,
    Settings settings,
    Schedule schedule,
    List<Integer> preemptions,
    Outcome outcome,
    List<ThreadName> threads,
    List<Location> locations,
    List<String> objects,
    List<Action> actions,
    Optional<Recording> recording) {
  public Trace {
    preemptions = List.copyOf(preemptions);
    threads = List.copyOf(threads);
    locations = List.copyOf(locations);
    objects = List.copyOf(objects);
    actions = List.copyOf(actions);
  }

  /** An execution whose inputs all follow from the settings. */
  public Trace(
      Target target,
      String jdk,
      Settings settings,
      Schedule schedule,
      List<Integer> preemptions,
      Outcome outcome,
      List<ThreadName> threads,
      List<Location> locations,
      List<String> objects,
      List<Action> actions) {
    this(
        target,
        jdk,
        settings,
        schedule,
        preemptions,
        outcome,
        threads,
        locations,
        objects,
        actions,
        Optional.empty());
  }

  /** The same execution, to be repeated with another class path, say. */
  public Trace of(Target other) {
    return new Trace(
        other,
        jdk,
        settings,
        schedule,
        preemptions,
        outcome,
        threads,
        locations,
        objects,
        actions,
        recording);
  }

  /** The same execution, with nothing but what it takes to repeat it and to know it again. */
  public Trace withoutActions() {
    return new Trace(
        target,
        jdk,
        settings,
        schedule,
        preemptions,
        outcome,
        threads,
        List.of(),
        List.of(),
        List.of(),
        recording);
  }

  /** The action at a clock value. */
  public Action at(long clock) {
    return actions.get(Math.toIntExact(clock - 1));
  }

  /** The place that an action or a mark refers to, if it refers to any. */
  public Optional<Location> location(int index) {
    return index < 0 ? Optional.empty() : Optional.of(locations.get(index));
  }

  /** One line for people about the action at a clock value: who did what to what, and where. */
  public String describe(long clock) {
    Action action = at(clock);
    String where = location(action.location()).map(at -> " at " + at.shortForm()).orElse("");
    return threads.get(action.thread()) + " " + deed(action) + where;
  }

  /** What an action of this trace does to what, for people: {@code write Account#1.balance}. */
  public String deed(Action action) {
    StringBuilder text = new StringBuilder(action.operation().word());
    if (action.object() >= 0) {
      text.append(' ').append(objects.get(action.object()));
    }
    if (!action.member().isEmpty()) {
      text.append(action.object() >= 0 ? "." : " ").append(action.member());
    }
    return text.toString();
  }
}
