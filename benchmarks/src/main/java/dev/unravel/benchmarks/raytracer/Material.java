package dev.unravel.benchmarks.raytracer;

/**
 * How a surface looks.
 *
 * @param colour what it leaves of white light
 * @param shine the share of light that it mirrors
 */
record Material(Vector colour, double shine) {}
