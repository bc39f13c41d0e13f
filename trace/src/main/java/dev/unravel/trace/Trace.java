package dev.unravel.trace;

import java.util.List;

/**
 * What happened in one execution, and what it takes to make it happen again.
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
    List<Action> actions) {
  public Trace {
    preemptions = List.copyOf(preemptions);
    threads = List.copyOf(threads);
    locations = List.copyOf(locations);
    objects = List.copyOf(objects);
    actions = List.copyOf(actions);
  }

  /** One line for people about the action at a clock value: who did what to what, and where. */
  public String describe(long clock) {
    Action action = actions.get(Math.toIntExact(clock - 1));
    String where =
        action.location() < 0 ? "" : " at " + locations.get(action.location()).shortForm();
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
