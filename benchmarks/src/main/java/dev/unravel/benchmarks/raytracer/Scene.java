package dev.unravel.benchmarks.raytracer;

import java.util.List;

/**
 * All that there is to see.
 *
 * @param bodies what the light falls on
 * @param lights where it comes from
 */
record Scene(List<Body> bodies, List<Light> lights) {

  /** Whether nothing is between the two. */
  boolean isFree(Ray ray, double distance) {
    for (Body body : bodies) {
      if (body.distance(ray) < distance) {
        return false;
      }
    }
    return true;
  }
}
