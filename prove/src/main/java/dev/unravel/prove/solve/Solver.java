package dev.unravel.prove.solve;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Conflict-driven clause learning, in the manner of MiniSat (Eén and Sörensson, SAT 2003): two
 * watched literals, first unique implication point, activities that decay, saved phases, Luby
 * restarts, and clauses that did not prove useful are forgotten. Two things are not as there. A
 * {@link Theory} hears of every literal as soon as clauses have nothing more to say, and answers
 * with conflicts and consequences. And clauses and variables may be added at any time, also from
 * within the search: they take effect as far back as they must.
 */
public final class Solver {
  private static final int RESTART_UNIT = 64;
  private static final int STOP_CHECKS = 256;

  /** Results of a search. */
  public enum Result {
    /** There is an assignment. */
    SATISFIABLE,
    /** There is none. */
    UNSATISFIABLE,
    /** It was told to stop. */
    STOPPED
  }

  private final LearnedClauses learned = new LearnedClauses();
  private final ActivityHeap open = new ActivityHeap();
  private final ConflictAnalysis analysis = new ConflictAnalysis(this);
  private Theory theory;

  private int variables;

  /** By literal: 1 if true, -1 if false. */
  private byte[] values = new byte[128];

  private Watches[] watches = new Watches[128];

  // By variable.
  int[] levels = new int[64];
  Clause[] reasons = new Clause[64];
  private boolean[] phases = new boolean[64];

  /** The literals that are true, in the order in which they became so. */
  int[] trail = new int[64];

  int trailSize;

  /** Up to where clauses have been looked at, and up to where the theory has been told. */
  private int clauseHead;

  private int theoryHead;

  /** By level of decision: where it starts on the trail. */
  private int[] limits = new int[64];

  int level;

  /** Whether the clauses contradict each other without any decision. */
  private boolean contradictory;

  private long conflicts;
  private long decisions;
  private int steps;

  /** A variable that is decided to be false at first, unless told otherwise. */
  public int newVariable(boolean phase) {
    int variable = variables++;
    if (variable == levels.length) {
      int room = variable * 2;
      values = Arrays.copyOf(values, room * 2);
      watches = Arrays.copyOf(watches, room * 2);
      levels = Arrays.copyOf(levels, room);
      reasons = Arrays.copyOf(reasons, room);
      phases = Arrays.copyOf(phases, room);
      trail = Arrays.copyOf(trail, room);
      limits = Arrays.copyOf(limits, room);
    }
    watches[2 * variable] = new Watches();
    watches[2 * variable + 1] = new Watches();
    phases[variable] = phase;
    open.addVariable();
    return variable;
  }

  void setTheory(Theory theory) {
    this.theory = theory;
  }

  /** 1 if a literal is true, -1 if it is false, 0 if neither is known. */
  public int value(int literal) {
    return values[literal];
  }

  /** Whether a literal is true. */
  public boolean isTrue(int literal) {
    return values[literal] > 0;
  }

  /** Conflicts so far. */
  public long conflicts() {
    return conflicts;
  }

  /** Decisions so far. */
  public long decisions() {
    return decisions;
  }

  int levelOf(int literal) {
    return levels[Literals.variable(literal)];
  }

  /**
   * Adds a clause, at any time. While it is being searched the assignment is taken back as far as
   * the clause contradicts it.
   */
  public void add(int... literals) {
    int[] left = NewClause.simplified(this, literals);
    if (left == null || contradictory) {
      return;
    }
    if (left.length == 0) {
      contradictory = true;
      return;
    }
    if (left.length == 1) {
      backTo(0);
      enqueue(left[0], null);
      return;
    }
    NewClause.watchableFirst(this, left);
    if (values[left[0]] < 0) {
      int second = levelOf(left[1]);
      backTo(second < levelOf(left[0]) ? second : second - 1);
    }
    Clause clause = new Clause(left, false);
    attach(clause);
    if (values[left[0]] == 0 && values[left[1]] < 0) {
      // True since the level of the last of the others; going back there keeps levels right.
      backTo(levelOf(left[1]));
      enqueue(left[0], clause);
    }
  }

  private void attach(Clause clause) {
    watches[Literals.not(clause.literals[0])].add(clause, clause.literals[1]);
    watches[Literals.not(clause.literals[1])].add(clause, clause.literals[0]);
  }

  private void enqueue(int literal, Clause reason) {
    if (values[literal] != 0) {
      contradictory |= values[literal] < 0 && level == 0;
      return;
    }
    values[literal] = 1;
    values[Literals.not(literal)] = -1;
    levels[Literals.variable(literal)] = level;
    reasons[Literals.variable(literal)] = reason;
    trail[trailSize++] = literal;
  }

  /**
   * The theory found a consequence: the first literal, since the others are false.
   *
   * @return null, or the literals if the first is false too
   */
  int[] imply(int... literals) {
    if (values[literals[0]] < 0) {
      return literals;
    }
    if (values[literals[0]] == 0) {
      enqueue(literals[0], new Clause(literals, true));
    }
    return null;
  }

  void backTo(int target) {
    if (level <= target) {
      return;
    }
    int from = limits[target];
    if (theoryHead > from) {
      theory.undo(from);
      theoryHead = from;
    }
    for (int i = trailSize - 1; i >= from; i--) {
      int literal = trail[i];
      int variable = Literals.variable(literal);
      values[literal] = 0;
      values[Literals.not(literal)] = 0;
      reasons[variable] = null;
      phases[variable] = !Literals.isNegated(literal);
      open.insert(variable);
    }
    trailSize = from;
    clauseHead = from;
    level = target;
  }

  /** Draws all conclusions; returns a clause that is false, or null. */
  private Clause propagate() {
    while (true) {
      Clause conflict = propagateClauses();
      if (conflict != null) {
        return conflict;
      }
      if (theory == null || theoryHead == trailSize) {
        return null;
      }
      int place = theoryHead++;
      int[] contradiction = theory.assigned(trail[place], place);
      if (contradiction != null) {
        return new Clause(contradiction, true);
      }
    }
  }

  private Clause propagateClauses() {
    while (clauseHead < trailSize) {
      Clause conflict = visit(trail[clauseHead++]);
      if (conflict != null) {
        return conflict;
      }
    }
    return null;
  }

  /** A literal has become true: looks at the clauses that watch its opposite. */
  private Clause visit(int literal) {
    Watches list = watches[literal];
    int falsified = Literals.not(literal);
    int kept = 0;
    for (int i = 0; i < list.size; i++) {
      Clause clause = list.clauses[i];
      int blocker = list.blockers[i];
      if (values[blocker] > 0) {
        list.clauses[kept] = clause;
        list.blockers[kept++] = blocker;
        continue;
      }
      if (clause.dropped) {
        continue;
      }
      int[] literals = clause.literals;
      if (literals[0] == falsified) {
        literals[0] = literals[1];
        literals[1] = falsified;
      }
      int first = literals[0];
      if (values[first] > 0 || !watchAnother(clause)) {
        list.clauses[kept] = clause;
        list.blockers[kept++] = first;
        if (values[first] < 0) {
          for (i++; i < list.size; i++) {
            list.clauses[kept] = list.clauses[i];
            list.blockers[kept++] = list.blockers[i];
          }
          list.truncate(kept);
          return clause;
        }
        if (values[first] == 0) {
          enqueue(first, clause);
        }
      }
    }
    list.truncate(kept);
    return null;
  }

  private boolean watchAnother(Clause clause) {
    int[] literals = clause.literals;
    for (int k = 2; k < literals.length; k++) {
      if (values[literals[k]] >= 0) {
        int falsified = literals[1];
        literals[1] = literals[k];
        literals[k] = falsified;
        watches[Literals.not(literals[1])].add(clause, literals[0]);
        return true;
      }
    }
    return false;
  }

  /** Searches; the assignment stays until something is added. */
  public Result solve(Refinement refinement, BooleanSupplier stop) {
    backTo(0);
    int restarts = 0;
    long restartAt = conflicts + RESTART_UNIT;
    long most = Math.max(4_000, variables);
    while (true) {
      Clause conflict = contradictory ? null : propagate();
      if (contradictory || conflict != null && !resolve(conflict)) {
        contradictory = true;
        return Result.UNSATISFIABLE;
      }
      if (++steps % STOP_CHECKS == 0 && stop.getAsBoolean()) {
        return Result.STOPPED;
      }
      if (conflict != null) {
        continue;
      }
      if (conflicts >= restartAt) {
        restartAt = conflicts + (long) RESTART_UNIT * Luby.at(++restarts);
        backTo(0);
        continue;
      }
      if (learned.size() - trailSize > most) {
        learned.forgetHalf(this::isReason);
        most += most / 10;
      }
      int next = next();
      if (next >= 0) {
        decisions++;
        limits[level++] = trailSize;
        enqueue(next, null);
      } else if (refinement.accepts()) {
        return Result.SATISFIABLE;
      }
    }
  }

  /** The next literal to decide, or -1. */
  private int next() {
    while (!open.isEmpty()) {
      int variable = open.pop();
      if (values[2 * variable] == 0) {
        return 2 * variable + (phases[variable] ? 0 : 1);
      }
    }
    return -1;
  }

  /** Learns from a conflict; false if there is no way out. */
  private boolean resolve(Clause conflict) {
    conflicts++;
    int top = 0;
    for (int literal : conflict.literals) {
      top = Math.max(top, levelOf(literal));
    }
    backTo(top);
    if (top == 0) {
      return false;
    }
    int[] literals = analysis.learn(conflict);
    int target = literals.length == 1 ? 0 : levelOf(literals[1]);
    Clause clause = new Clause(literals, true);
    clause.levels = analysis.levels(literals);
    backTo(target);
    if (literals.length > 1) {
      attach(clause);
      learned.add(clause);
      learned.bump(clause);
    }
    enqueue(literals[0], literals.length > 1 ? clause : null);
    open.decay();
    learned.decay();
    return true;
  }

  void bump(int variable) {
    open.bump(variable);
  }

  void bump(Clause clause) {
    learned.bump(clause);
  }

  private boolean isReason(Clause clause) {
    int first = clause.literals[0];
    return values[first] > 0 && reasons[Literals.variable(first)] == clause;
  }
}
