/** Pairs about concurrent and guarded containers. */
package dev.unravel.conformance.pairs.containers;
