/**
 * Programs of our own after those in the table of Zhang et al., "Proactive Debugging" (SATE 2016):
 * what each does is said there, how it does it is not. Each takes the name of a bug, or {@code
 * fixed}, as its first argument.
 */
package dev.unravel.benchmarks.proofs;
