package dev.unravel.benchmarks.queries;

import dev.unravel.prove.Deciders;
import dev.unravel.prove.Executions;
import dev.unravel.prove.ProofVerdict;
import dev.unravel.prove.Prover;
import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.path.KnownPaths;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A question with a known answer.
 *
 * @param knowledge what is asked about
 * @param leaves whether threads can leave what is known
 * @param accesses how many shared accesses the program has
 */
public record Query(KnownPaths knowledge, boolean leaves, int accesses) {

  /** What came of asking it. */
  public record Asked(Answer answer, double millis) {}

  /** One with a way out, or one that closes a proof. */
  public static Query make(int accesses, long seed, boolean leaves) {
    GeneratedProgram program = GeneratedProgram.make(accesses, seed, leaves);
    Executions executions = new GeneratedExecutions(program);
    KnownPaths knowledge;
    if (leaves) {
      knowledge = new KnownPaths();
      Course course = executions.run(List.of());
      knowledge.add(course);
    } else {
      ProofBudget plenty = new ProofBudget(Long.MAX_VALUE, Long.MAX_VALUE, () -> false);
      Prover prover = new Prover(executions, Deciders.named("solver"), plenty);
      if (!(prover.prove() instanceof ProofVerdict.Proved)) {
        throw new IllegalStateException("not proved: " + accesses + " accesses, seed " + seed);
      }
      knowledge = prover.knowledge();
    }
    return new Query(knowledge, leaves, program.accesses());
  }

  /** Asks it, for a limited time; an answer that is wrong is an exception. */
  public Asked ask(String decider, long seconds) {
    Decider asked = Deciders.single(decider);
    long start = System.nanoTime();
    long end = start + TimeUnit.SECONDS.toNanos(seconds);
    Answer answer =
        asked.decide(
            knowledge, new ProofBudget(1, Long.MAX_VALUE, () -> System.nanoTime() - end > 0));
    double millis = (System.nanoTime() - start) / 1e6;
    boolean right =
        answer instanceof Answer.Undecided
            || (leaves ? answer instanceof Answer.Leaves : answer instanceof Answer.Closed);
    if (!right) {
      throw new IllegalStateException(decider + " says " + answer);
    }
    return new Asked(answer, millis);
  }
}
