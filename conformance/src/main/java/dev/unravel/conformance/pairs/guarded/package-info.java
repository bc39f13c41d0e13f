/** Pairs about state that threads share: locks, conditions, atomics, lazy initialisation. */
package dev.unravel.conformance.pairs.guarded;
