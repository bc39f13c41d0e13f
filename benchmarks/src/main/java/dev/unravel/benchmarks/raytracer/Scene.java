package dev.unravel.benchmarks.raytracer;

import java.util.ArrayList;
import java.util.List;

/** All that there is to see. */
final class Scene {
  private final List<Body> bodies = new ArrayList<>();
  private final List<Light> lights = new ArrayList<>();

  void add(Body body) {
    bodies.add(body);
  }

  void add(Light light) {
    lights.add(light);
  }

  /** What the light falls on. */
  List<Body> bodies() {
    return bodies;
  }

  /** Where the light comes from. */
  List<Light> lights() {
    return lights;
  }

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
