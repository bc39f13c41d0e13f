/** Broken programs whose threads hand work, values and signals to each other. */
package dev.unravel.benchmarks.corpus.coordinated;
