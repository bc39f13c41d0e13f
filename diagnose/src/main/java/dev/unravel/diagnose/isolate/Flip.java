package dev.unravel.diagnose.isolate;

/**
 * Two actions of different threads on the same thing, in the order in which they come in the
 * failing run. In the passing run it is the other way round.
 *
 * @param first what comes first in the failing run
 * @param second what comes second there
 */
public record Flip(Place first, Place second) {}
