/** Broken programs in which time passes, or threads are interrupted. */
package dev.unravel.benchmarks.corpus.timed;
