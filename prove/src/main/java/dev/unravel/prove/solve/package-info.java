/**
 * A satisfiability solver that knows orders: conflict-driven clause learning over clauses, with a
 * theory of strict orders of events. It knows nothing of threads and paths.
 */
package dev.unravel.prove.solve;
