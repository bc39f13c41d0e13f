package dev.unravel.benchmarks.raytracer;

import java.util.function.Supplier;

/** What a thread draws, row by row, seen from one place. */
final class Picture {
  private static final Vector EYE = new Vector(0, 0.5, -3);

  private final int width;
  private final int height;
  private final int[] pixels;

  Picture(int width, int height) {
    this.width = width;
    this.height = height;
    this.pixels = new int[width * height];
  }

  /**
   * Draws all of it.
   *
   * @param scene is asked for each row
   * @param rowsDone is told of each row
   */
  void draw(Supplier<Scene> scene, Runnable rowsDone) {
    for (int row = 0; row < height; row++) {
      Tracer tracer = new Tracer(scene.get());
      for (int column = 0; column < width; column++) {
        pixels[row * width + column] = pixel(tracer.colour(ray(column, row)));
      }
      rowsDone.run();
    }
  }

  /** Tells pictures apart. */
  int checksum() {
    int sum = 0;
    for (int pixel : pixels) {
      sum = sum * 31 + pixel;
    }
    return sum;
  }

  private Ray ray(int column, int row) {
    double right = (column + 0.5) / width - 0.5;
    double up = 0.5 - (row + 0.5) / height;
    return new Ray(EYE, new Vector(right * width / height, up, 1).unit());
  }

  private static int pixel(Vector colour) {
    return level(colour.x()) << 16 | level(colour.y()) << 8 | level(colour.z());
  }

  private static int level(double part) {
    return (int) Math.round(255 * Math.max(0, Math.min(1, part)));
  }
}
