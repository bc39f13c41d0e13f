package dev.unravel.diagnose.facts;

import dev.unravel.trace.Observation;
import dev.unravel.trace.Trace;

/**
 * An execution, closely watched.
 *
 * @param trace what happened, every action with its value
 * @param observation what is in no trace
 */
public record Observed(Trace trace, Observation observation) {}
