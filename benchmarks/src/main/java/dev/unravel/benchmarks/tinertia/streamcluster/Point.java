package dev.unravel.benchmarks.tinertia.streamcluster;

/**
 * A point of the plane that stands for some.
 *
 * @param x how far right
 * @param y how far up
 * @param weight how many points it stands for
 */
record Point(int x, int y, int weight) {

  /** What it costs to serve this point from another. */
  long cost(Point other) {
    long dx = x - other.x;
    long dy = y - other.y;
    return weight * (dx * dx + dy * dy);
  }

  Point withWeight(int value) {
    return new Point(x, y, value);
  }
}
