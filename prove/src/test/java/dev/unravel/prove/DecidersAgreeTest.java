package dev.unravel.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.prove.ModelExecutions.Everything;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** All deciders say the same of random programs, round by round, and what brute force says. */
class DecidersAgreeTest {
  private static final Budget PLENTY = new Budget(100_000, 1_000_000, () -> false);
  private static final int PROGRAMS = Integer.getInteger("unravel.programs", 400);

  /** Asks two deciders every question of a proof; they must agree on the kind of answer. */
  private record Both(ExplicitSearch explicit, SolverSearch solver) implements Decider {
    @Override
    public Answer decide(Knowledge knowledge, Budget budget) {
      Answer expected = explicit.decide(knowledge, budget);
      Answer answer = solver.decide(knowledge, budget);
      assertThat(answer).hasSameClassAs(expected);
      return answer;
    }

    @Override
    public long states() {
      return explicit.states() + solver.states();
    }
  }

  @Test
  void everyAnswerOfTheSolverIsThatOfTheExplicitSearch() {
    int failing = 0;
    int first = Integer.getInteger("unravel.first", 0);
    for (int i = first; i < first + PROGRAMS; i++) {
      ModelProgram program = RandomPrograms.make(new Random(i), i % 2 == 0);
      ModelExecutions executions = new ModelExecutions(program, i);
      Everything all = executions.everything();
      SolverSearch solver = new SolverSearch(new ExplicitSearch());
      Both both = new Both(new ExplicitSearch(), solver);
      Verdict verdict = new Prover(executions, both, PLENTY, new Knowledge()).prove();
      assertThat(verdict)
          .as("program %d", i)
          .isInstanceOf(all.fails() ? Verdict.Failed.class : Verdict.Proved.class);
      assertThat(solver.refused()).as("program %d: %s", i, solver.refusal()).isZero();
      failing += all.fails() ? 1 : 0;
    }
    assertThat(failing).isBetween(PROGRAMS / 10, PROGRAMS * 9 / 10);
  }
}
