package dev.unravel.diagnose.trial;

import dev.unravel.trace.Outcome;

/**
 * An experiment: two actions in the other order, or a thread held back, and what came of it.
 *
 * @param first clock of the action that comes first in the failing execution, or 0 if the
 *     experiment is about no single one, or about one that it did not come to
 * @param second clock of the one that comes second, or 0 likewise
 * @param question what was tried, in words
 * @param outcome how the execution ended
 * @param failureGone whether the failure to explain did not show
 */
public record Check(
    long first, long second, String question, Outcome outcome, boolean failureGone) {}
