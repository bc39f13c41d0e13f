package dev.unravel.wire;

import dev.unravel.trace.Schedule;
import dev.unravel.trace.Switch;
import java.util.List;

/** A plan for the threads of an experiment. */
public sealed interface Plan {

  /** Cases of a plan: one method for each kind, so that none can be forgotten. */
  interface Cases<R> {
    R exact(Exact plan);

    R guided(Guided plan);

    R switches(Switches plan);
  }

  /** What the method for this kind returns. */
  <R> R on(Cases<R> cases);

  /** Exactly this schedule; an execution that leaves it is unresolved. */
  record Exact(Schedule schedule) implements Plan {
    @Override
    public <R> R on(Cases<R> cases) {
      return cases.exact(this);
    }
  }

  /**
   * The actions of the kept execution in another order, as far as that goes. Threads are those of
   * the kept execution, and the intervals of a thread follow its path there one after the other. A
   * thread that leaves its path runs until it is back on it, cannot go on, or loops; a thread that
   * cannot act passes control on, and what it has missed comes first in its next interval. At the
   * end threads go on without preemption. An interval of {@link #UNTIL_BLOCKED} and some more
   * actions stands for those actions, but lasts until its thread cannot go on.
   */
  record Guided(Schedule schedule) implements Plan {
    public static final int UNTIL_BLOCKED = 1 << 28;

    @Override
    public <R> R on(Cases<R> cases) {
      return cases.guided(this);
    }
  }

  /**
   * No preemption, and the next in turn when a thread stops, but for some switches. A switch to a
   * thread that cannot act goes to the next in turn.
   *
   * @param switches in order of their clocks
   * @param picks the choices that are not between threads
   */
  record Switches(List<Switch> switches, List<Integer> picks) implements Plan {
    public Switches {
      switches = List.copyOf(switches);
      picks = List.copyOf(picks);
    }

    @Override
    public <R> R on(Cases<R> cases) {
      return cases.switches(this);
    }
  }
}
