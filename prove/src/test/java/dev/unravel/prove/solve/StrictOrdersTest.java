package dev.unravel.prove.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.prove.solve.Solver.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the theory says of orders is what a transitive closure says. */
class StrictOrdersTest {

  /** Edges come and go as on a trail; each cycle must be seen, and every literal of it matter. */
  @Test
  void seesACycleExactlyWhenTheClosureHasOne() {
    Random random = new Random(1);
    int cycles = 0;
    for (int round = 0; round < 400; round++) {
      int events = 3 + random.nextInt(10);
      int literals = 40;
      Solver solver = new Solver();
      StrictOrders orders = new StrictOrders(solver, events);
      int[][] edges = new int[literals][];
      for (int i = 0; i < literals; i++) {
        solver.newVariable(false);
        edges[i] = new int[] {random.nextInt(events), random.nextInt(events)};
        orders.mean(Literals.of(i), edges[i][0], edges[i][1]);
      }
      List<Integer> trail = new ArrayList<>();
      for (int step = 0; step < 60; step++) {
        if (!trail.isEmpty() && random.nextInt(4) == 0) {
          int left = random.nextInt(trail.size());
          orders.undo(left);
          trail.subList(left, trail.size()).clear();
          continue;
        }
        int next = random.nextInt(literals);
        if (trail.contains(next)) {
          continue;
        }
        trail.add(next);
        int[] conflict = orders.assigned(Literals.of(next), trail.size() - 1);
        assertThat(conflict != null).isEqualTo(isCyclic(events, edges, trail));
        if (conflict != null) {
          cycles++;
          assertMinimal(events, edges, trail, conflict);
          orders.undo(trail.size() - 1);
          trail.remove(trail.size() - 1);
        }
        assertRanksAgree(orders, edges, trail);
      }
    }
    assertThat(cycles).isGreaterThan(1_000);
  }

  private static void assertMinimal(
      int events, int[][] edges, List<Integer> trail, int[] conflict) {
    List<Integer> blamed = new ArrayList<>();
    for (int literal : conflict) {
      assertThat(Literals.isNegated(literal)).isTrue();
      blamed.add(Literals.variable(literal));
    }
    assertThat(trail).containsAll(blamed);
    assertThat(isCyclic(events, edges, blamed)).isTrue();
    for (Integer each : blamed) {
      List<Integer> fewer = new ArrayList<>(blamed);
      fewer.remove(each);
      assertThat(isCyclic(events, edges, fewer)).isFalse();
    }
  }

  private static void assertRanksAgree(StrictOrders orders, int[][] edges, List<Integer> trail) {
    for (int each : trail) {
      assertThat(orders.rank(edges[each][0])).isLessThan(orders.rank(edges[each][1]));
    }
  }

  /** Clauses over "comes before": the whole solver against trying all assignments. */
  @Test
  void formulasOverOrdersHaveAnAssignmentIfAndOnlyIfOneIsFoundByTryingAll() {
    Random random = new Random(2);
    int satisfiable = 0;
    int formulas = 1_000;
    for (int i = 0; i < formulas; i++) {
      int events = 3 + random.nextInt(4);
      List<int[]> pairs = new ArrayList<>();
      for (int a = 0; a < events; a++) {
        for (int b = a + 1; b < events && pairs.size() < 9; b++) {
          pairs.add(new int[] {a, b});
        }
      }
      Solver solver = new Solver();
      StrictOrders orders = new StrictOrders(solver, events);
      for (int[] pair : pairs) {
        int literal = Literals.of(solver.newVariable(random.nextBoolean()));
        orders.mean(literal, pair[0], pair[1]);
        orders.mean(Literals.not(literal), pair[1], pair[0]);
      }
      List<int[]> clauses = new ArrayList<>();
      for (int c = pairs.size() * (2 + random.nextInt(2)); c > 0; c--) {
        int[] clause = new int[2 + random.nextInt(2)];
        for (int k = 0; k < clause.length; k++) {
          clause[k] = random.nextInt(2 * pairs.size());
        }
        clauses.add(clause);
        solver.add(clause);
      }
      Result result = solver.solve(() -> true, () -> false);
      boolean expected = bruteForce(events, pairs, clauses);
      assertThat(result).isEqualTo(expected ? Result.SATISFIABLE : Result.UNSATISFIABLE);
      satisfiable += expected ? 1 : 0;
    }
    assertThat(satisfiable).isBetween(formulas / 10, formulas * 9 / 10);
  }

  @Test
  void whatAlwaysHoldsIsNotBlamed() {
    Solver solver = new Solver();
    StrictOrders orders = new StrictOrders(solver, 4);
    orders.always(2, 1);
    orders.always(1, 0);
    int literal = Literals.of(solver.newVariable(true));
    orders.mean(literal, 0, 2);
    assertThat(orders.isCyclic()).isFalse();
    assertThat(orders.assigned(literal, 0)).containsExactly(Literals.not(literal));
    orders.always(0, 2);
    assertThat(orders.isCyclic()).isTrue();
  }

  @Test
  void whatWouldCloseACycleIsFalseAtOnce() {
    Solver solver = new Solver();
    StrictOrders orders = new StrictOrders(solver, 4);
    int first = Literals.of(solver.newVariable(true));
    int second = Literals.of(solver.newVariable(true));
    int third = Literals.of(solver.newVariable(true));
    orders.mean(first, 0, 1);
    orders.mean(second, 1, 2);
    orders.mean(third, 2, 0);
    solver.add(first);
    solver.add(second);
    solver.solve(
        () -> {
          assertThat(solver.decisions()).isZero();
          return true;
        },
        () -> false);
    assertThat(solver.value(third)).isNegative();
  }

  private static boolean bruteForce(int events, List<int[]> pairs, List<int[]> clauses) {
    for (int bits = 0; bits < 1 << pairs.size(); bits++) {
      int assignment = bits;
      boolean all =
          clauses.stream()
              .allMatch(
                  clause -> {
                    for (int literal : clause) {
                      if (((assignment >> (literal >> 1)) & 1) != (literal & 1)) {
                        return true;
                      }
                    }
                    return false;
                  });
      if (all) {
        int[][] edges = new int[pairs.size()][];
        List<Integer> used = new ArrayList<>();
        for (int i = 0; i < edges.length; i++) {
          int[] pair = pairs.get(i);
          edges[i] = ((bits >> i) & 1) != 0 ? pair : new int[] {pair[1], pair[0]};
          used.add(i);
        }
        if (!isCyclic(events, edges, used)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Floyd and Warshall. */
  private static boolean isCyclic(int events, int[][] edges, List<Integer> used) {
    boolean[][] before = new boolean[events][events];
    for (int each : used) {
      before[edges[each][0]][edges[each][1]] = true;
    }
    for (int k = 0; k < events; k++) {
      for (int i = 0; i < events; i++) {
        for (int j = 0; j < events; j++) {
          before[i][j] |= before[i][k] && before[k][j];
        }
      }
    }
    for (int i = 0; i < events; i++) {
      if (before[i][i]) {
        return true;
      }
    }
    return false;
  }
}
