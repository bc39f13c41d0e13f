package dev.unravel.prove.solve;

import java.util.Arrays;

/**
 * Finds out what a conflict teaches: resolves it with the reasons of its literals until only one of
 * the last level is left, then leaves out what follows from the rest.
 */
final class ConflictAnalysis {
  private final Solver solver;
  private boolean[] seen = new boolean[64];
  private int[] marked = new int[64];
  private int marks;
  private int[] literals = new int[64];
  private int size;
  private int[] levelStamps = new int[64];
  private int stamp;

  ConflictAnalysis(Solver solver) {
    this.solver = solver;
  }

  /**
   * Learns from a clause that is false, with a literal of the present level.
   *
   * @return a clause whose first literal is the only one of the present level, and whose second is
   *     of the highest other level
   */
  int[] learn(Clause conflict) {
    if (seen.length < solver.levels.length) {
      seen = Arrays.copyOf(seen, solver.levels.length);
    }
    marks = 0;
    size = 0;
    push(0);
    int open = 0;
    int place = solver.trailSize;
    Clause clause = conflict;
    int literal = -1;
    do {
      if (clause.learned) {
        solver.bump(clause);
      }
      for (int each : clause.literals) {
        int variable = Literals.variable(each);
        if (each == literal || seen[variable] || solver.levels[variable] == 0) {
          continue;
        }
        mark(variable);
        solver.bump(variable);
        if (solver.levels[variable] == solver.level) {
          open++;
        } else {
          push(each);
        }
      }
      do {
        literal = solver.trail[--place];
      } while (!seen[Literals.variable(literal)]);
      clause = solver.reasons[Literals.variable(literal)];
      open--;
    } while (open > 0);
    literals[0] = Literals.not(literal);
    leaveOutWhatFollows();
    for (int i = 0; i < marks; i++) {
      seen[marked[i]] = false;
    }
    int second = 1;
    for (int i = 2; i < size; i++) {
      if (solver.levelOf(literals[i]) > solver.levelOf(literals[second])) {
        second = i;
      }
    }
    if (size > 1) {
      int swapped = literals[1];
      literals[1] = literals[second];
      literals[second] = swapped;
    }
    return Arrays.copyOf(literals, size);
  }

  private void leaveOutWhatFollows() {
    int kept = 1;
    for (int i = 1; i < size; i++) {
      if (!follows(literals[i])) {
        literals[kept++] = literals[i];
      }
    }
    size = kept;
  }

  /** Whether the reason of a literal says nothing that is not in the clause already. */
  private boolean follows(int literal) {
    Clause reason = solver.reasons[Literals.variable(literal)];
    if (reason == null) {
      return false;
    }
    for (int each : reason.literals) {
      int variable = Literals.variable(each);
      if (variable != Literals.variable(literal)
          && !seen[variable]
          && solver.levels[variable] > 0) {
        return false;
      }
    }
    return true;
  }

  /** From how many levels the literals of a clause come. */
  int levels(int[] clause) {
    stamp++;
    int count = 0;
    for (int literal : clause) {
      int level = solver.levelOf(literal);
      if (level >= levelStamps.length) {
        levelStamps = Arrays.copyOf(levelStamps, Math.max(level + 1, levelStamps.length * 2));
      }
      if (levelStamps[level] != stamp) {
        levelStamps[level] = stamp;
        count++;
      }
    }
    return count;
  }

  private void mark(int variable) {
    seen[variable] = true;
    if (marks == marked.length) {
      marked = Arrays.copyOf(marked, marks * 2);
    }
    marked[marks++] = variable;
  }

  private void push(int literal) {
    if (size == literals.length) {
      literals = Arrays.copyOf(literals, size * 2);
    }
    literals[size++] = literal;
  }
}
