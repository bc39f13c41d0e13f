package dev.unravel.benchmarks.tinertia.dedup;

/**
 * Where a piece of the input can be found.
 *
 * @param number its place in the input, from 0
 * @param position its place in the store
 */
record Reference(int number, int position) {}
