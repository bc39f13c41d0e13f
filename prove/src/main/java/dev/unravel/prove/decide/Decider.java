package dev.unravel.prove.decide;

import dev.unravel.prove.path.KnownPaths;

/**
 * Answers the question of each round: is there an order of actions, from the start and cut
 * anywhere, in which a thread leaves the paths that are known, or in which nobody can act?
 */
public interface Decider {
  /** Answers it. What is known must not change meanwhile. */
  Answer decide(KnownPaths knowledge, ProofBudget budget);

  /** How many states it has looked at, in all questions. */
  long states();

  /** How many constraints its largest question had; 0 if it has no use for any. */
  default long constraints() {
    return 0;
  }
}
