package dev.unravel.benchmarks.targets;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A ray tracer: three threads take rows of a picture of mirroring spheres from a counter, and add
 * what they see to a sum under a lock. Nothing but arithmetic, small objects and calls in between.
 *
 * <p>Arguments: width and height of the picture, and how often it is drawn.
 */
public final class Spheres {
  private static final int THREADS = 3;
  private static final int MIRRORS = 4;

  private record Vector(double x, double y, double z) {
    Vector plus(Vector o) {
      return new Vector(x + o.x, y + o.y, z + o.z);
    }

    Vector times(double factor) {
      return new Vector(x * factor, y * factor, z * factor);
    }

    double dot(Vector o) {
      return x * o.x + y * o.y + z * o.z;
    }

    Vector unit() {
      return times(1 / Math.sqrt(dot(this)));
    }
  }

  private record Sphere(Vector centre, double radius, double shine) {
    /** How far along a ray of length one the sphere is hit, or infinity. */
    double hit(Vector from, Vector direction) {
      Vector toCentre = centre.plus(from.times(-1));
      double along = toCentre.dot(direction);
      double square = along * along - toCentre.dot(toCentre) + radius * radius;
      double distance = square < 0 ? -1 : along - Math.sqrt(square);
      return distance > 1e-6 ? distance : Double.POSITIVE_INFINITY;
    }
  }

  private final Sphere[] spheres = new Sphere[12];
  private final int width;
  private final int height;
  private final AtomicInteger nextRow = new AtomicInteger();
  private double sum;

  private Spheres(int width, int height) {
    this.width = width;
    this.height = height;
    for (int i = 0; i < spheres.length; i++) {
      Vector centre = new Vector(i % 4 - 1.5, i / 4 - 1.0, 5 + i % 3);
      spheres[i] = new Sphere(centre, 0.6, 0.3 + 0.05 * i);
    }
  }

  private double colour(Vector from, Vector direction, int mirrors) {
    Sphere nearest = null;
    double distance = Double.POSITIVE_INFINITY;
    for (Sphere sphere : spheres) {
      double d = sphere.hit(from, direction);
      if (d < distance) {
        distance = d;
        nearest = sphere;
      }
    }
    if (nearest == null) {
      return 0.5 + 0.5 * direction.y();
    }
    Vector at = from.plus(direction.times(distance));
    Vector normal = at.plus(nearest.centre().times(-1)).unit();
    double light = Math.max(0, normal.dot(new Vector(0.57, 0.57, -0.57)));
    if (mirrors == 0) {
      return light;
    }
    Vector reflected = direction.plus(normal.times(-2 * normal.dot(direction)));
    return light + nearest.shine() * colour(at, reflected, mirrors - 1);
  }

  private void rows() {
    for (int row = nextRow.getAndIncrement(); row < height; row = nextRow.getAndIncrement()) {
      double rowSum = 0;
      for (int column = 0; column < width; column++) {
        double x = (double) column / width - 0.5;
        double y = (double) row / height - 0.5;
        rowSum += colour(new Vector(0, 0, 0), new Vector(x, y, 1).unit(), MIRRORS);
      }
      add(rowSum);
    }
  }

  private synchronized void add(double rowSum) {
    sum += rowSum;
  }

  private double draw() throws InterruptedException {
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(this::rows);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return sum;
  }

  public static void main(String[] arguments) throws InterruptedException {
    int width = Integer.parseInt(arguments[0]);
    int height = Integer.parseInt(arguments[1]);
    long pictures = Integer.parseInt(arguments[2]);
    double last = 0;
    for (int i = 0; i < pictures; i++) {
      last = new Spheres(width, height).draw();
    }
    System.out.printf("%.6f%n", last);
  }
}
