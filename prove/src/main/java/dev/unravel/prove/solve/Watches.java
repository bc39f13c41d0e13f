package dev.unravel.prove.solve;

import java.util.Arrays;

/** The clauses to look at when a literal becomes false. */
final class Watches {
  private static final Clause[] NONE = {};

  Clause[] clauses = NONE;

  /** For each clause a literal of it; while that is true there is no need to look at the clause. */
  int[] blockers = {};

  int size;

  void add(Clause clause, int blocker) {
    if (size == clauses.length) {
      int room = Math.max(4, size * 2);
      clauses = Arrays.copyOf(clauses, room);
      blockers = Arrays.copyOf(blockers, room);
    }
    clauses[size] = clause;
    blockers[size++] = blocker;
  }

  /** Leaves only the first ones. */
  void truncate(int left) {
    Arrays.fill(clauses, left, size, null);
    size = left;
  }
}
