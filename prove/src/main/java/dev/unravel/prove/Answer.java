package dev.unravel.prove;

import java.util.List;

/** What a {@link Decider} says about the known paths. */
public sealed interface Answer {

  /** Threads can leave them. */
  record Leaves(List<Departure> departures) implements Answer {}

  /** Nobody leaves them, but threads can come to where none of them can act. */
  record Stuck(List<Choice> schedule) implements Answer {}

  /** Nobody leaves them, however they are scheduled, and all threads end. */
  record Closed() implements Answer {}

  /** It was not found out. */
  record Undecided(String reason) implements Answer {}
}
