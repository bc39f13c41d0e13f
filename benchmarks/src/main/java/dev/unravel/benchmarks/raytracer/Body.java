package dev.unravel.benchmarks.raytracer;

/** Something to be seen. */
sealed interface Body {
  /** Closer than this is the surface that the ray starts from. */
  double NEAR = 1e-6;

  /** How far along the ray it is hit; infinity if never. */
  double distance(Ray ray);

  /** Where the surface looks, at a place on it. */
  Vector normal(Vector place);

  Material material();

  /** A ball. */
  record Sphere(Vector centre, double radius, Material material) implements Body {
    @Override
    public double distance(Ray ray) {
      Vector offset = ray.from().minus(centre);
      double half = offset.dot(ray.direction());
      double root = half * half - offset.dot(offset) + radius * radius;
      if (root < 0) {
        return Double.POSITIVE_INFINITY;
      }
      double width = Math.sqrt(root);
      double first = -half - width;
      double second = -half + width;
      if (first > NEAR) {
        return first;
      }
      return second > NEAR ? second : Double.POSITIVE_INFINITY;
    }

    @Override
    public Vector normal(Vector place) {
      return place.minus(centre).times(1 / radius);
    }
  }

  /** A floor without end, with tiles of two shades. */
  record Floor(double height, Material light, Material dark) implements Body {
    @Override
    public double distance(Ray ray) {
      double slope = ray.direction().y();
      double distance = (height - ray.from().y()) / slope;
      return Math.abs(slope) > NEAR && distance > NEAR ? distance : Double.POSITIVE_INFINITY;
    }

    @Override
    public Vector normal(Vector place) {
      return new Vector(0, 1, 0);
    }

    @Override
    public Material material() {
      return light;
    }

    Material tile(Vector place) {
      boolean even = ((long) Math.floor(place.x()) + (long) Math.floor(place.z())) % 2 == 0;
      return even ? light : dark;
    }
  }
}
