/** Pairs about tasks: pools, futures, stages, forks. */
package dev.unravel.conformance.pairs.tasks;
