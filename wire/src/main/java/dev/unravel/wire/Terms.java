package dev.unravel.wire;

import dev.unravel.trace.Assumption;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The terms on which executions that were run say something about all that could be.
 *
 * @param assumptions what is taken for granted
 * @param gaps why nothing is said at all, a line each: something was not under control
 * @param threads the most threads that an execution had, 0 if that is not known
 * @param mayRace whether plain accesses were seen that may race
 * @param notes what most of the time went into and a user can change, a line each
 */
public record Terms(
    Set<Assumption> assumptions,
    Set<String> gaps,
    int threads,
    boolean mayRace,
    Set<String> notes) {

  public static final Terms UNKNOWN = new Terms(Set.of(), Set.of(), 0, false, Set.of());

  public Terms {
    Set<Assumption> ordered = EnumSet.noneOf(Assumption.class);
    ordered.addAll(assumptions);
    assumptions = Collections.unmodifiableSet(ordered);
    gaps = Collections.unmodifiableSet(new TreeSet<>(gaps));
    notes = Collections.unmodifiableSet(new TreeSet<>(notes));
  }

  /** Of executions here and there together. */
  public Terms and(Terms other) {
    Set<Assumption> either = EnumSet.noneOf(Assumption.class);
    either.addAll(assumptions);
    either.addAll(other.assumptions);
    return new Terms(
        either,
        union(gaps, other.gaps),
        Math.max(threads, other.threads),
        mayRace || other.mayRace,
        union(notes, other.notes));
  }

  /** The same, and one more reason to claim nothing. */
  public Terms withGap(String gap) {
    return new Terms(assumptions, union(gaps, Set.of(gap)), threads, mayRace, notes);
  }

  /** The same, and one more thing that took most of the time. */
  public Terms withNote(String note) {
    return new Terms(assumptions, gaps, threads, mayRace, union(notes, Set.of(note)));
  }

  /** Whether nothing was scheduled: there was never more than one thread. */
  public boolean onlyOneThread() {
    return threads == 1;
  }

  /** Whether schedules are left out in which threads are held up for long. */
  public boolean leavesOutTimeouts() {
    return assumptions.contains(Assumption.LONG_TIMEOUTS);
  }

  private static Set<String> union(Collection<String> one, Collection<String> other) {
    Set<String> either = new TreeSet<>(one);
    either.addAll(other);
    return either;
  }
}
