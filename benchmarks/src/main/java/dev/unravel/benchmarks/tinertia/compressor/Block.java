package dev.unravel.benchmarks.tinertia.compressor;

/**
 * A piece of the text.
 *
 * @param number its place, from 0
 * @param text what is in it
 */
record Block(int number, String text) {}
