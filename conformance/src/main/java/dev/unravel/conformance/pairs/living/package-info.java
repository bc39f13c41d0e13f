/** Pairs about the lives of threads and classes: initialisation, interrupts, timeouts, locals. */
package dev.unravel.conformance.pairs.living;
