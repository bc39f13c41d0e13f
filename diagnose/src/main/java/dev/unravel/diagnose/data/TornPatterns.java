package dev.unravel.diagnose.data;

import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Regions;
import dev.unravel.diagnose.facts.Slice;
import dev.unravel.trace.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Two accesses of a thread to two variables that belong together, with another thread after the
 * first and before the second: a cycle of conflicts, so there is no equivalent serial order.
 */
final class TornPatterns {
  /** Variables near the failure, and conflicts among their accesses, that are looked at. */
  private static final int MOST_VARIABLES = 16;

  private static final int MOST_CONFLICTS = 300;

  private record Conflict(int earlier, int later) {}

  private final Facts facts;
  private final Slice slice;
  private final Regions regions;
  private final Locks locks;

  TornPatterns(Facts facts, Slice slice, Locks locks) {
    this.facts = facts;
    this.locks = locks;
    this.slice = slice;
    this.regions = new Regions(facts);
  }

  List<Candidate> find() {
    List<Conflict> conflicts = conflicts();
    List<Candidate> found = new ArrayList<>();
    for (Conflict out : conflicts) {
      for (Conflict back : conflicts) {
        if (closes(out, back)) {
          add(out, back, found);
        }
      }
    }
    found.sort((a, b) -> Integer.compare(a.score(), b.score()));
    return found.subList(0, Math.min(found.size(), 4));
  }

  /** Whether one conflict leads from a thread to another, and one leads back further on. */
  private boolean closes(Conflict out, Conflict back) {
    return facts.thread(out.earlier) == facts.thread(back.later)
        && facts.thread(out.later) == facts.thread(back.earlier)
        && out.earlier < back.later
        && facts.variable(out.earlier) != facts.variable(back.earlier);
  }

  private void add(Conflict out, Conflict back, List<Candidate> found) {
    OptionalInt apart = regions.distance(out.earlier, back.later);
    int from = Math.min(out.later, back.earlier);
    int to = Math.max(out.later, back.earlier);
    OptionalInt apartThere = regions.distance(from, to);
    if (apart.isEmpty() || apartThere.isEmpty()) {
      return;
    }
    int nearest = Slice.FAR;
    for (int i : List.of(out.earlier, out.later, back.earlier, back.later)) {
      nearest = Math.min(nearest, slice.distance(i));
    }
    if (excludes(out.earlier, back.later, from, to)
        || regions.spansLife(out.earlier, from, back.later)) {
      return;
    }
    boolean inside = facts.isInside(out.earlier) || facts.isInside(back.later);
    boolean enclosed = out.earlier < from && to < back.later;
    int score =
        2
            + 2 * nearest
            + apart.getAsInt()
            + apartThere.getAsInt()
            + (inside ? 3 : 0)
            + (enclosed ? 0 : 4)
            + (belongTogether(out.earlier, back.later) ? 0 : 5);
    found.add(new Torn(out.earlier, back.later, out.later, back.earlier, score));
  }

  /** Fields of one object do; what two objects of the JDK hold mostly not. */
  private boolean belongTogether(int one, int other) {
    return facts.operation(one) != Operation.CALL && facts.operation(other) != Operation.CALL
        || facts.object(one).equals(facts.object(other));
  }

  /** Whether a lock keeps others out between the two: then it is they who were interrupted. */
  private boolean excludes(int first, int second, int from, int to) {
    return locks.at(first).stream()
        .filter(held -> held.covers(second))
        .anyMatch(held -> holds(from, held.object()) && holds(to, held.object()));
  }

  private boolean holds(int action, int object) {
    return locks.at(action).stream().anyMatch(held -> held.object() == object);
  }

  /** For each access, the last conflicting one of each other thread before it. */
  private List<Conflict> conflicts() {
    Set<Integer> variables = new HashSet<>();
    for (int i : slice.nearest()) {
      if (variables.size() < MOST_VARIABLES) {
        variables.add(facts.variable(i));
      }
    }
    List<Conflict> all = new ArrayList<>();
    for (int variable : variables) {
      Map<Integer, Integer> lastAccess = new HashMap<>();
      Map<Integer, Integer> lastWrite = new HashMap<>();
      for (int i : facts.accesses(variable)) {
        int thread = facts.thread(i);
        (facts.writes(i) ? lastAccess : lastWrite)
            .forEach(
                (other, earlier) -> {
                  if (other != thread) {
                    all.add(new Conflict(earlier, i));
                  }
                });
        lastAccess.put(thread, i);
        if (facts.writes(i)) {
          lastWrite.put(thread, i);
        }
      }
    }
    all.sort((a, b) -> Integer.compare(nearness(a), nearness(b)));
    return all.subList(0, Math.min(all.size(), MOST_CONFLICTS));
  }

  private int nearness(Conflict conflict) {
    return Math.min(slice.distance(conflict.earlier), slice.distance(conflict.later));
  }
}
