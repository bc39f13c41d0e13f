package dev.unravel.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.prove.ModelExecutions.Everything;
import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.encode.SolverSearch;
import dev.unravel.prove.encode.Z3Search;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.path.Departure;
import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.search.ExplicitSearch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** All deciders say the same of random programs, round by round, and what brute force says. */
class DecidersAgreeTest {
  private static final ProofBudget PLENTY = new ProofBudget(100_000, 1_000_000, () -> false);
  private static final int PROGRAMS = Integer.getInteger("unravel.programs", 1_500);

  /** Z3 takes tens of milliseconds for what the others do in one. */
  private static final int FOR_Z3 = Integer.getInteger("unravel.programs.z3", 60);

  /** Asks two deciders every question of a proof; they must agree on the kind of answer. */
  private record Both(Decider explicit, Decider solver) implements Decider {
    @Override
    public Answer decide(KnownPaths knowledge, ProofBudget budget) {
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
    for (int i = 0; i < PROGRAMS; i++) {
      ModelProgram program = RandomPrograms.make(new Random(i), i % 2 == 0);
      ModelExecutions executions = new ModelExecutions(program, i);
      Everything all = executions.everything();
      SolverSearch solver = new SolverSearch(NOBODY);
      Both both = new Both(new ExplicitSearch(), solver);
      ProofVerdict verdict = new Prover(executions, both, PLENTY, new KnownPaths()).prove();
      assertThat(verdict)
          .as("program %d", i)
          .isInstanceOf(all.fails() ? ProofVerdict.Failed.class : ProofVerdict.Proved.class);
      failing += all.fails() ? 1 : 0;
    }
    assertThat(failing).isBetween(PROGRAMS / 10, PROGRAMS * 9 / 10);
  }

  /** Programs that fail easily too: what passing executions show is added as long as it is new. */
  @Test
  void theyAgreeOnWaitingAndNotifyingWhateverIsKnown() {
    Map<Class<?>, Integer> answers = new HashMap<>();
    for (int i = 0; i < PROGRAMS; i++) {
      ModelProgram program =
          i % 4 == 0
              ? RandomPrograms.make(new Random(i), false)
              : RandomPrograms.signals(new Random(i));
      ModelExecutions executions = new ModelExecutions(program, i);
      KnownPaths knowledge = new KnownPaths();
      for (int k = 0; k < 12 && knowledge.paths() == 0; k++) {
        Course course = executions.run(List.of());
        if (!course.failed()) {
          knowledge.add(course);
        }
      }
      if (knowledge.trees().isEmpty()) {
        continue;
      }
      SolverSearch solver = new SolverSearch(NOBODY);
      Both both = new Both(new ExplicitSearch(), solver);
      boolean grows = true;
      while (grows) {
        grows = false;
        Answer answer = both.decide(knowledge, PLENTY);
        answers.merge(answer.getClass(), 1, Integer::sum);
        if (answer instanceof Answer.Leaves leaves) {
          for (Departure departure : leaves.departures()) {
            Course course = executions.run(departure.schedule());
            if (!course.failed()) {
              knowledge.add(course);
              assertThat(knowledge.knows(departure)).as("program %d", i).isTrue();
              grows = true;
            }
          }
        } else if (answer instanceof Answer.Stuck stuck) {
          assertThat(executions.run(stuck.schedule()).failed()).as("program %d", i).isTrue();
        }
      }
    }
    assertThat(answers).containsKeys(Answer.Leaves.class, Answer.Stuck.class, Answer.Closed.class);
    assertThat(answers.values()).allMatch(count -> count > PROGRAMS / 20);
  }

  /** Where nothing else can say: Z3 was given the question in words of its own. */
  @Test
  void z3SaysTheSame() {
    for (int i = 0; i < FOR_Z3; i++) {
      ModelProgram program =
          i % 2 == 0
              ? RandomPrograms.make(new Random(i), i % 4 == 0)
              : RandomPrograms.signals(new Random(i));
      ModelExecutions executions = new ModelExecutions(program, i);
      SolverSearch solver = new SolverSearch(NOBODY);
      Both both = new Both(new Z3Search(NOBODY, ExplicitSearch.ENOUGH), solver);
      ProofVerdict verdict = new Prover(executions, both, PLENTY, new KnownPaths()).prove();
      assertThat(verdict)
          .as("program %d", i)
          .isInstanceOf(
              executions.everything().fails()
                  ? ProofVerdict.Failed.class
                  : ProofVerdict.Proved.class);
    }
  }

  /** Is never asked. */
  private static final Decider NOBODY =
      new Decider() {
        @Override
        public Answer decide(KnownPaths knowledge, ProofBudget budget) {
          throw new AssertionError("could not be said");
        }

        @Override
        public long states() {
          return 0;
        }
      };
}
