package dev.unravel.prove.decide;

import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Departure;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An answer of a {@link Decider} about the known paths. */
public sealed interface Answer {

  /** Threads can leave them. */
  record Leaves(List<Departure> departures) implements Answer {}

  /** Nobody leaves them, but threads can come to where none of them can act. */
  record Stuck(List<Choice> schedule) implements Answer {}

  /**
   * Nobody leaves them, however they are scheduled, and all threads end.
   *
   * @param cuts the loops that threads can go round in more often than was looked at
   */
  record Closed(Set<String> cuts) implements Answer {
    public Closed {
      cuts = Collections.unmodifiableSortedSet(new TreeSet<>(cuts));
    }

    public Closed() {
      this(Set.of());
    }
  }

  /** It was not found out. */
  record Undecided(String reason) implements Answer {}
}
