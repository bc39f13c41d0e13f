/** The corpus of explanations: broken programs, the truth about them, and what explanations say. */
package dev.unravel.benchmarks.corpus;
