package dev.unravel.trace.chart;

import java.util.List;

/**
 * Everything besides a trace in lasting names that it takes to say what other executions would do.
 *
 * @param tape the values that need not be told apart until they are used
 * @param flows what is known about written values
 * @param decisions what such values decided, and where they were used; in order
 * @param effects what actions did besides what they say
 * @param rounds the loops that threads went round in
 * @param unmodelled what threads did to each other without an action that says so
 * @param printed what the target printed
 */
public record Chart(
    List<TapeNode> tape,
    List<Flow> flows,
    List<Decision> decisions,
    List<Effect> effects,
    List<Round> rounds,
    List<String> unmodelled,
    String printed) {
  // What may be among the unmodelled. All of these but the hashes show in the effects.
  public static final String CLOCK = "the clock is read";
  public static final String EXIT = "a thread ends the program";
  public static final String HANDED_OVER = "an object of the JDK went from one thread to another";
  public static final String HASHES = "identity hashes are asked for";
  public static final String TIMED_JOIN = "a thread joins another with a timeout";
  public static final String TIMED_WAIT = "a thread waits with a timeout";

  /** What a thread's status is called as a member of it. */
  public static final String STATUS = "status";

  public Chart {
    effects = List.copyOf(effects);
    rounds = List.copyOf(rounds);
    tape = List.copyOf(tape);
    flows = List.copyOf(flows);
    decisions = List.copyOf(decisions);
    unmodelled = List.copyOf(unmodelled);
  }
}
