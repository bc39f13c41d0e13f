package dev.unravel.benchmarks.raytracer;

/**
 * Half a line.
 *
 * @param from where it starts
 * @param direction where it goes, of length 1
 */
record Ray(Vector from, Vector direction) {

  Vector at(double distance) {
    return from.plus(direction.times(distance));
  }
}
