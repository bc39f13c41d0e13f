/** Partial-order reduction: which steps depend on each other, and which orders of them are left. */
package dev.unravel.explore.reduce;
