/** Broken programs whose threads take locks, permits and monitors. */
package dev.unravel.benchmarks.corpus.locked;
