/** Broken programs whose threads share data. */
package dev.unravel.benchmarks.corpus.data;
