package dev.unravel.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.benchmarks.queries.Query;
import dev.unravel.prove.decide.Answer;
import org.junit.jupiter.api.Test;

/** On questions too large for brute force, the solver and Z3 say the same, and what is known. */
class QueriesTest {

  @Test
  void theSolverAndZ3AgreeOnLargerQuestions() {
    for (int seed = 0; seed < 6; seed++) {
      for (boolean leaves : new boolean[] {true, false}) {
        Query query = Query.make(60 + 20 * seed, seed, leaves);
        Class<?> expected = leaves ? Answer.Leaves.class : Answer.Closed.class;
        assertThat(query.ask("solver", Integer.MAX_VALUE).answer()).isInstanceOf(expected);
        assertThat(query.ask("z3", Integer.MAX_VALUE).answer()).isInstanceOf(expected);
      }
    }
  }
}
