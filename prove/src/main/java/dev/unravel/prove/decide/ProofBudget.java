package dev.unravel.prove.decide;

import java.util.function.BooleanSupplier;

/**
 * The bounds of a proof.
 *
 * @param executions executions to run at most
 * @param states states that one question may look at
 * @param outOfTime whether the time is up
 */
public record ProofBudget(long executions, long states, BooleanSupplier outOfTime) {}
