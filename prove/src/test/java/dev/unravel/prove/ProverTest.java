package dev.unravel.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.prove.ModelExecutions.Everything;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** What is proved about random programs is what brute force says about them. */
class ProverTest {
  private static final Budget PLENTY = new Budget(100_000, 1_000_000, () -> false);

  @Property(tries = 1_500, shrinking = ShrinkingMode.OFF)
  void theVerdictIsThatOfAllInterleavings(
      @ForAll("checking") ModelProgram program, @ForAll long seed) {
    ModelExecutions executions = new ModelExecutions(program, seed);
    Everything all = executions.everything();
    Verdict verdict = new Prover(executions, PLENTY).prove();
    assertThat(verdict).isInstanceOf(all.fails() ? Verdict.Failed.class : Verdict.Proved.class);
  }

  @Property(tries = 2_500, shrinking = ShrinkingMode.OFF)
  void theFinalValuesAreThoseOfAllInterleavings(
      @ForAll("plain") ModelProgram program, @ForAll long seed) {
    hasTheFinalValuesOfAllInterleavings(program, seed);
  }

  @Property(tries = 3_000, shrinking = ShrinkingMode.OFF)
  void soTheyAreWhereTheOrderSeldomMatters(
      @ForAll("sums") ModelProgram program, @ForAll long seed) {
    hasTheFinalValuesOfAllInterleavings(program, seed);
  }

  private static void hasTheFinalValuesOfAllInterleavings(ModelProgram program, long seed) {
    ModelExecutions executions = new ModelExecutions(program, seed);
    Everything all = executions.everything();
    Set<List<Long>> finals = new HashSet<>();
    Knowledge knowledge = new Knowledge();
    for (int i = 0; i < program.variables(); i++) {
      knowledge.initial(i, 0);
    }
    Prover prover = new Prover(executions, new ExplicitSearch(), PLENTY, knowledge);
    Verdict verdict = prover.prove();
    assertThat(verdict).isInstanceOf(all.fails() ? Verdict.Failed.class : Verdict.Proved.class);
    if (!all.fails()) {
      new ExplicitSearch(machine -> finals.add(memory(machine, program))).decide(knowledge, PLENTY);
      assertThat(finals).isEqualTo(all.finals());
    }
  }

  private static List<Long> memory(Machine machine, ModelProgram program) {
    return IntStream.range(0, program.variables()).mapToObj(machine::memory).toList();
  }

  @Provide
  Arbitrary<ModelProgram> checking() {
    return Arbitraries.randomValue(random -> RandomPrograms.make(random, true));
  }

  @Provide
  Arbitrary<ModelProgram> plain() {
    return Arbitraries.randomValue(random -> RandomPrograms.make(random, false));
  }

  @Provide
  Arbitrary<ModelProgram> sums() {
    return Arbitraries.randomValue(RandomPrograms::sums);
  }
}
