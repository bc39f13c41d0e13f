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
}
