/** Broken programs that share collections. */
package dev.unravel.benchmarks.corpus.collected;
