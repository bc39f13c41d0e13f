package dev.unravel.prove;

import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.KnownPaths;

/** Says that it does not know, where there is nobody better to ask. */
public final class Refusal implements Decider {
  @Override
  public Answer decide(KnownPaths knowledge, ProofBudget budget) {
    return new Answer.Undecided("it cannot be said in clauses");
  }

  @Override
  public long states() {
    return 0;
  }
}
