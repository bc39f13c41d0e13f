package dev.unravel.benchmarks.raytracer;

/**
 * A place, a direction or a colour.
 *
 * @param x to the right, or red
 * @param y up, or green
 * @param z into the picture, or blue
 */
record Vector(double x, double y, double z) {
  static final Vector ZERO = new Vector(0, 0, 0);

  Vector plus(Vector other) {
    return new Vector(x + other.x, y + other.y, z + other.z);
  }

  Vector minus(Vector other) {
    return new Vector(x - other.x, y - other.y, z - other.z);
  }

  Vector times(double factor) {
    return new Vector(x * factor, y * factor, z * factor);
  }

  /** Each by its own: what a surface leaves of a light. */
  Vector filter(Vector other) {
    return new Vector(x * other.x, y * other.y, z * other.z);
  }

  double dot(Vector other) {
    return x * other.x + y * other.y + z * other.z;
  }

  Vector unit() {
    return times(1 / Math.sqrt(dot(this)));
  }

  /** This direction, thrown back by a surface that looks there. */
  Vector reflect(Vector normal) {
    return minus(normal.times(2 * dot(normal)));
  }
}
