package dev.unravel.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.ThreadStep;
import dev.unravel.prove.search.ExplicitSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Deciders by name, and side by side. */
class PortfolioTest {
  private static final ProofBudget PLENTY = new ProofBudget(100_000, 1_000_000, () -> false);

  @Test
  void everyNamedDeciderProvesAndRefutes() {
    for (String name : Deciders.names()) {
      for (int seed = 0; seed < 10; seed++) {
        ModelProgram program = RandomPrograms.make(new Random(seed), true);
        ModelExecutions executions = new ModelExecutions(program, seed);
        assertThat(new Prover(executions, Deciders.named(name), PLENTY).prove())
            .as("%s, program %d", name, seed)
            .isInstanceOf(
                executions.everything().fails()
                    ? ProofVerdict.Failed.class
                    : ProofVerdict.Proved.class);
      }
    }
    assertThatThrownBy(() -> Deciders.named("oracle"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("portfolio, explicit, solver, z3");
  }

  /** Far more states than there is room for: nine threads, each with an eye on the next. */
  @Test
  void theSolverAnswersWhereThereAreTooManyStates() {
    KnownPaths knowledge = knowledge(9, 12);
    ProofBudget budget = new ProofBudget(1, 30_000, () -> false);
    assertThat(new ExplicitSearch().decide(knowledge, budget)).isInstanceOf(Answer.Undecided.class);
    assertThat(new Portfolio(1_000).decide(knowledge, budget)).isInstanceOf(Answer.Closed.class);
  }

  @Test
  void nobodyAnswersWhenTheTimeIsUp() {
    KnownPaths knowledge = knowledge(9, 12);
    for (String name : Deciders.names()) {
      ProofBudget over = new ProofBudget(1, 1_000_000, () -> true);
      assertThat(Deciders.named(name).decide(knowledge, over))
          .as(name)
          .isInstanceOf(Answer.Undecided.class);
    }
  }

  @Test
  void theSolverHasTheSameSchedulesExecutedEveryTime() {
    for (int seed = 0; seed < 40; seed++) {
      assertThat(executed(seed)).isEqualTo(executed(seed));
    }
  }

  private static List<List<Choice>> executed(int seed) {
    ModelExecutions executions =
        new ModelExecutions(RandomPrograms.make(new Random(seed), false), seed);
    List<List<Choice>> schedules = new ArrayList<>();
    Executions recorded =
        schedule -> {
          schedules.add(List.copyOf(schedule));
          return executions.run(schedule);
        };
    new Prover(recorded, Deciders.named("solver"), PLENTY).prove();
    return schedules;
  }

  /** Each thread reads what the next one writes, and nothing comes of it. */
  private static KnownPaths knowledge(int threads, int accesses) {
    List<ThreadStep> deeds = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      for (int i = 0; i < accesses; i++) {
        TapeExpression value = new TapeExpression.Constant(i);
        deeds.add(new ThreadStep(thread, new Step.Write(thread, value), i, -1));
        int other = (thread + 1) % threads;
        long read = other < thread ? accesses - 1 : 0;
        deeds.add(new ThreadStep(thread, new Step.Read(other), read, -1));
      }
      deeds.add(new ThreadStep(thread, new Step.End(), 0, -1));
    }
    KnownPaths knowledge = new KnownPaths();
    for (int variable = 0; variable < threads; variable++) {
      knowledge.initial(variable, 0);
    }
    knowledge.add(new Course(deeds, false));
    return knowledge;
  }
}
