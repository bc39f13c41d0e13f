package dev.unravel.diagnose.trial;

import dev.unravel.trace.Trace;

/**
 * A passing execution beside the failing one.
 *
 * @param passing the passing execution, every action with its value
 * @param same how many actions both have in common before they differ
 * @param switchClock clock of the switch of the failing execution that decides: the thread that
 *     acted at this clock does not act at the next; 0 if none was singled out
 */
public record Contrast(Trace passing, long same, long switchClock) {}
