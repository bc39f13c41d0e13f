package dev.unravel.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.prove.ModelExecutions.Everything;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.path.Machine;
import dev.unravel.prove.search.ExplicitSearch;
import dev.unravel.seeds.Seeds;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is proved about random programs is what brute force says about them. */
class ProverTest {
  private static final ProofBudget PLENTY = new ProofBudget(100_000, 1_000_000, () -> false);

  @Test
  void theVerdictIsThatOfAllInterleavings() {
    Seeds.each(
        1_500,
        draw -> {
          ModelProgram program = RandomPrograms.make(draw.random(), true);
          ModelExecutions executions = new ModelExecutions(program, draw.anyLong());
          Everything all = executions.everything();
          ProofVerdict verdict = new Prover(executions, PLENTY).prove();
          assertThat(verdict)
              .isInstanceOf(all.fails() ? ProofVerdict.Failed.class : ProofVerdict.Proved.class);
        });
  }

  @Test
  void theFinalValuesAreThoseOfAllInterleavings() {
    Seeds.each(
        2_500,
        draw ->
            hasTheFinalValuesOfAllInterleavings(
                RandomPrograms.make(draw.random(), false), draw.anyLong()));
  }

  @Test
  void soTheyAreWhereTheOrderSeldomMatters() {
    Seeds.each(
        3_000,
        draw ->
            hasTheFinalValuesOfAllInterleavings(
                RandomPrograms.sums(draw.random()), draw.anyLong()));
  }

  private static void hasTheFinalValuesOfAllInterleavings(ModelProgram program, long seed) {
    ModelExecutions executions = new ModelExecutions(program, seed);
    Everything all = executions.everything();
    Set<List<Long>> finals = new HashSet<>();
    KnownPaths knowledge = new KnownPaths();
    for (int i = 0; i < program.variables(); i++) {
      knowledge.initial(i, 0);
    }
    Prover prover = new Prover(executions, new ExplicitSearch(), PLENTY, knowledge);
    ProofVerdict verdict = prover.prove();
    assertThat(verdict)
        .isInstanceOf(all.fails() ? ProofVerdict.Failed.class : ProofVerdict.Proved.class);
    if (!all.fails()) {
      new ExplicitSearch(machine -> finals.add(memory(machine, program))).decide(knowledge, PLENTY);
      assertThat(finals).isEqualTo(all.finals());
    }
  }

  private static List<Long> memory(Machine machine, ModelProgram program) {
    return IntStream.range(0, program.variables()).mapToObj(machine::memory).toList();
  }
}
