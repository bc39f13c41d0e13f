package dev.unravel.diagnose.facts;

import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Observation;

/**
 * An execution, closely watched.
 *
 * @param trace what happened, every action with its value
 * @param observation what is in no trace
 */
public record Observed(Trace trace, Observation observation) {}
