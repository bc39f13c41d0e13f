package dev.unravel.prove.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.prove.solve.Solver.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the solver says of clauses is what trying all assignments says. */
class SolverTest {

  @Test
  void randomFormulasHaveAnAssignmentIfAndOnlyIfOneIsFoundByTryingAll() {
    Random random = new Random(1);
    int satisfiable = 0;
    int formulas = 2_000;
    for (int i = 0; i < formulas; i++) {
      int variables = 4 + random.nextInt(10);
      // About as many clauses as make either answer likely.
      List<int[]> clauses = clauses(random, variables, (int) (variables * 4.3));
      Solver solver = solver(variables, clauses);
      Result result = solver.solve(() -> true, () -> false);
      boolean expected = bruteForce(variables, clauses);
      assertThat(result).isEqualTo(expected ? Result.SATISFIABLE : Result.UNSATISFIABLE);
      if (expected) {
        satisfiable++;
        assertThat(clauses).allMatch(clause -> anyTrue(solver, clause));
      }
    }
    assertThat(satisfiable).isBetween(formulas / 4, formulas * 3 / 4);
  }

  /** Clauses that come only when an assignment breaks them, as if they had been there before. */
  @Test
  void clausesAddedWithinTheSearchCountAsIfAddedBefore() {
    Random random = new Random(2);
    for (int i = 0; i < 2_000; i++) {
      int variables = 4 + random.nextInt(10);
      List<int[]> clauses = clauses(random, variables, (int) (variables * 4.3));
      int told = random.nextInt(clauses.size());
      Solver solver = solver(variables, clauses.subList(0, told));
      Refinement refinement =
          () -> {
            List<int[]> broken = new ArrayList<>();
            for (int[] clause : clauses) {
              if (!anyTrue(solver, clause)) {
                broken.add(clause);
              }
            }
            broken.forEach(solver::add);
            return broken.isEmpty();
          };
      Result result = solver.solve(refinement, () -> false);
      assertThat(result == Result.SATISFIABLE).isEqualTo(bruteForce(variables, clauses));
    }
  }

  @Test
  void largeFormulasWithAHiddenAssignmentAreSatisfiedByWhatIsFound() {
    Random random = new Random(3);
    for (int i = 0; i < 20; i++) {
      boolean[] hidden = new boolean[150];
      for (int k = 0; k < hidden.length; k++) {
        hidden[k] = random.nextBoolean();
      }
      List<int[]> clauses = clauses(random, 150, 900);
      clauses.removeIf(
          clause -> Arrays.stream(clause).allMatch(l -> hidden[l >> 1] == ((l & 1) != 0)));
      Solver solver = solver(150, clauses);
      assertThat(solver.solve(() -> true, () -> false)).isEqualTo(Result.SATISFIABLE);
      assertThat(clauses).allMatch(clause -> anyTrue(solver, clause));
    }
  }

  /** Needs restarts and forgetting to be right: some ten thousand conflicts. */
  @Test
  void pigeonsDoNotFitIntoFewerHoles() {
    for (int holes = 2; holes <= 7; holes++) {
      assertThat(pigeons(holes + 1, holes)).isEqualTo(Result.UNSATISFIABLE);
      assertThat(pigeons(holes, holes)).isEqualTo(Result.SATISFIABLE);
    }
  }

  @Test
  void stopsWhenTold() {
    Solver solver = new Solver();
    addPigeons(solver, 12, 11);
    int[] asked = {0};
    assertThat(solver.solve(() -> true, () -> ++asked[0] > 3)).isEqualTo(Result.STOPPED);
  }

  @Test
  void restartsComeInLubysOrder() {
    int[] expected = {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8};
    for (int i = 0; i < expected.length; i++) {
      assertThat(Luby.at(i + 1)).isEqualTo(expected[i]);
    }
  }

  private static Result pigeons(int pigeons, int holes) {
    Solver solver = new Solver();
    addPigeons(solver, pigeons, holes);
    return solver.solve(() -> true, () -> false);
  }

  private static void addPigeons(Solver solver, int pigeons, int holes) {
    int[][] in = new int[pigeons][holes];
    for (int[] each : in) {
      for (int hole = 0; hole < holes; hole++) {
        each[hole] = Literals.of(solver.newVariable(false));
      }
      solver.add(each.clone());
    }
    for (int hole = 0; hole < holes; hole++) {
      for (int i = 0; i < pigeons; i++) {
        for (int k = i + 1; k < pigeons; k++) {
          solver.add(Literals.not(in[i][hole]), Literals.not(in[k][hole]));
        }
      }
    }
  }

  private static List<int[]> clauses(Random random, int variables, int count) {
    List<int[]> clauses = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int[] clause = new int[3];
      for (int k = 0; k < 3; k++) {
        clause[k] = 2 * random.nextInt(variables) + random.nextInt(2);
      }
      clauses.add(clause);
    }
    return clauses;
  }

  private static Solver solver(int variables, List<int[]> clauses) {
    Solver solver = new Solver();
    for (int i = 0; i < variables; i++) {
      solver.newVariable(i % 2 == 0);
    }
    clauses.forEach(solver::add);
    return solver;
  }

  private static boolean anyTrue(Solver solver, int[] clause) {
    for (int literal : clause) {
      if (solver.isTrue(literal)) {
        return true;
      }
    }
    return false;
  }

  private static boolean bruteForce(int variables, List<int[]> clauses) {
    for (int bits = 0; bits < 1 << variables; bits++) {
      int assignment = bits;
      if (clauses.stream().allMatch(clause -> holds(clause, assignment))) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(int[] clause, int assignment) {
    for (int literal : clause) {
      if (((assignment >> (literal >> 1)) & 1) != (literal & 1)) {
        return true;
      }
    }
    return false;
  }
}
