/** Pairs about atomics, handles, updaters, adders. */
package dev.unravel.conformance.pairs.atomics;
