package dev.unravel.benchmarks.raytracer;

/**
 * A lamp.
 *
 * @param place where it is
 * @param colour what it sends
 */
record Light(Vector place, Vector colour) {}
