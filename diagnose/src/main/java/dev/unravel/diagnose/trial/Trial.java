package dev.unravel.diagnose.trial;

import dev.unravel.trace.Interval;
import java.util.List;

/**
 * Something to try.
 *
 * @param order the actions in another order
 * @param first the action that comes first in the failing execution
 * @param second the one that comes second
 * @param question what is tried, in words
 */
public record Trial(List<Interval> order, int first, int second, String question) {}
