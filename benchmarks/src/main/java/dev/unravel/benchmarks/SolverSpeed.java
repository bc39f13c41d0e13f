package dev.unravel.benchmarks;

import dev.unravel.benchmarks.queries.Query;
import dev.unravel.prove.decide.Answer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The table of RESULTS.md about the solver alone: the same questions to our own and to Z3. Times
 * are by the clock and with the encoding; both run in this JVM, one after the other.
 */
public final class SolverSpeed {
  private static final List<String> SIZES = List.of("50", "200", "500", "1000", "3000");

  private SolverSpeed() {}

  public static void main(String[] arguments) {
    Options options = new Options(arguments, Set.of("sizes", "queries", "limit"), Set.of("alone"));
    int queries = options.number("queries", 10);
    int limit = options.number("limit", 60);
    warmUp(options.has("alone"));
    System.out.println(
        "| accesses | answer | queries | own, ms (most) | Z3, ms (most) | Z3 not within "
            + limit
            + " s | Z3 / own |");
    System.out.println("|---:|---|---:|---:|---:|---:|---:|");
    for (String size : options.selection("sizes", SIZES)) {
      for (boolean leaves : new boolean[] {true, false}) {
        row(Integer.parseInt(size), leaves, queries, limit, options.has("alone"));
      }
    }
  }

  private static void warmUp(boolean alone) {
    for (int i = 0; i < 20; i++) {
      for (boolean leaves : new boolean[] {true, false}) {
        Query query = Query.make(60, 1_000 + i, leaves);
        query.ask("solver", 60);
        if (!alone) {
          query.ask("z3", 60);
        }
      }
    }
  }

  private static void row(int accesses, boolean leaves, int queries, int limit, boolean alone) {
    double[] own = new double[queries];
    double[] other = new double[queries];
    int unfinished = 0;
    for (int i = 0; i < queries; i++) {
      Query query = Query.make(accesses, i, leaves);
      own[i] = query.ask("solver", limit).millis();
      if (!alone) {
        Query.Asked asked = query.ask("z3", limit);
        other[i] = asked.millis();
        unfinished += asked.answer() instanceof Answer.Undecided ? 1 : 0;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "| %,d | %s | %d | %,.1f (%,.1f) | %,.1f (%,.1f) | %d | %s%.1f |%n",
        accesses,
        leaves ? "leaves" : "closed",
        queries,
        mean(own),
        Arrays.stream(own).max().orElse(0),
        mean(other),
        Arrays.stream(other).max().orElse(0),
        unfinished,
        unfinished > 0 ? "> " : "",
        mean(other) / mean(own));
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElse(0);
  }
}
