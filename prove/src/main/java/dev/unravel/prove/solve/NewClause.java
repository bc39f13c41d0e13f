package dev.unravel.prove.solve;

import java.util.Arrays;

/** A clause on its way into a solver: made shorter by what is known, and ready to be watched. */
final class NewClause {
  private NewClause() {}

  /** Without what is false for ever and what is said twice; null if it is true for ever. */
  static int[] simplified(Solver solver, int[] literals) {
    int[] left = new int[literals.length];
    int size = 0;
    next:
    for (int literal : literals) {
      if (solver.value(literal) != 0 && solver.levelOf(literal) == 0) {
        if (solver.value(literal) > 0) {
          return null;
        }
        continue;
      }
      for (int i = 0; i < size; i++) {
        if (left[i] == literal) {
          continue next;
        }
        if (left[i] == Literals.not(literal)) {
          return null;
        }
      }
      left[size++] = literal;
    }
    return Arrays.copyOf(left, size);
  }

  /** Puts the two that are not false, or became so last, in front: they are watched. */
  static void watchableFirst(Solver solver, int[] literals) {
    for (int i = 0; i < 2; i++) {
      int best = i;
      for (int k = i + 1; k < literals.length; k++) {
        if (rank(solver, literals[k]) > rank(solver, literals[best])) {
          best = k;
        }
      }
      int swapped = literals[i];
      literals[i] = literals[best];
      literals[best] = swapped;
    }
  }

  private static int rank(Solver solver, int literal) {
    return solver.value(literal) >= 0 ? Integer.MAX_VALUE : solver.levelOf(literal);
  }
}
