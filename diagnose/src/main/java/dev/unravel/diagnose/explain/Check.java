package dev.unravel.diagnose.explain;

import dev.unravel.trace.Outcome;

/**
 * An experiment: two actions in the other order, or a thread held back, and what came of it.
 *
 * @param first clock of the action that comes first in the failing execution
 * @param second clock of the one that comes second
 * @param question what was tried, in words
 * @param outcome how the execution ended
 * @param failureGone whether the failure to explain did not show
 */
public record Check(
    long first, long second, String question, Outcome outcome, boolean failureGone) {}
