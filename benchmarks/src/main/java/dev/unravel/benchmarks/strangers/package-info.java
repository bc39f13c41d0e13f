/**
 * Published tests of other people's libraries: where they are, and what searching in them gives.
 */
package dev.unravel.benchmarks.strangers;
