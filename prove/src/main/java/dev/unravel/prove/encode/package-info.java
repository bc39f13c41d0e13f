/** Executions as clauses for a solver. */
package dev.unravel.prove.encode;
