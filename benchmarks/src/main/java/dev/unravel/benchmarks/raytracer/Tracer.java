package dev.unravel.benchmarks.raytracer;

/** Follows rays of light back to where they come from, after Whitted (1980). */
final class Tracer {
  private static final int MIRRORS = 4;
  private static final Vector AMBIENT = new Vector(0.1, 0.1, 0.1);
  private static final Vector SKY = new Vector(0.5, 0.7, 1);

  private final Scene scene;

  Tracer(Scene scene) {
    this.scene = scene;
  }

  Vector colour(Ray ray) {
    return colour(ray, MIRRORS);
  }

  private Vector colour(Ray ray, int mirrors) {
    Body nearest = null;
    double distance = Double.POSITIVE_INFINITY;
    for (Body body : scene.bodies()) {
      double there = body.distance(ray);
      if (there < distance) {
        distance = there;
        nearest = body;
      }
    }
    if (nearest == null) {
      return SKY.times(0.5 + 0.5 * Math.max(0, ray.direction().y()));
    }
    Vector place = ray.at(distance);
    Vector normal = nearest.normal(place);
    Material material =
        nearest instanceof Body.Floor floor ? floor.tile(place) : nearest.material();
    Vector own = shade(place, normal, ray.direction(), material);
    if (material.shine() == 0 || mirrors == 0) {
      return own;
    }
    Ray thrownBack = new Ray(place, ray.direction().reflect(normal).unit());
    Vector mirrored = colour(thrownBack, mirrors - 1);
    return own.times(1 - material.shine()).plus(mirrored.times(material.shine()));
  }

  /** The light that falls on a place directly: dull after Lambert, with highlights after Phong. */
  private Vector shade(Vector place, Vector normal, Vector view, Material material) {
    Vector sum = AMBIENT.filter(material.colour());
    for (Light light : scene.lights()) {
      Vector way = light.place().minus(place);
      Vector direction = way.unit();
      double slant = direction.dot(normal);
      if (slant > 0 && scene.isFree(new Ray(place, direction), Math.sqrt(way.dot(way)))) {
        double highlight = Math.max(0, direction.dot(view.reflect(normal)));
        sum = sum.plus(light.colour().filter(material.colour()).times(slant));
        sum = sum.plus(light.colour().times(material.shine() * Math.pow(highlight, 20)));
      }
    }
    return sum;
  }
}
