/** Pairs about work that threads hand to each other: pools, tasks, queues, collections. */
package dev.unravel.conformance.pairs.handed;
