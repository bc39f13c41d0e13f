package dev.unravel.benchmarks.raytracer;

import java.util.SplittableRandom;

/** Writes descriptions of scenes: a line for each thing, its kind and its numbers. */
final class SceneText {
  private SceneText() {}

  /** A floor, two lights and so many balls, at random. */
  static String random(int spheres, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder text = new StringBuilder();
    line(text, "floor", -1, 0.9, 0.9, 0.9, 0.2, 0.3, 0.4);
    line(text, "light", -5, 8, -5, 0.7, 0.7, 0.6);
    line(text, "light", 6, 5, -3, 0.3, 0.3, 0.4);
    for (int i = 0; i < spheres; i++) {
      line(
          text,
          "sphere",
          random.nextInt(-40, 41) / 10.0,
          random.nextInt(-8, 25) / 10.0,
          random.nextInt(20, 90) / 10.0,
          random.nextInt(3, 10) / 10.0,
          random.nextInt(2, 10) / 10.0,
          random.nextInt(2, 10) / 10.0,
          random.nextInt(2, 10) / 10.0,
          random.nextInt(0, 7) / 10.0);
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String kind, double... numbers) {
    text.append(kind);
    for (double number : numbers) {
      text.append(' ').append(number);
    }
    text.append('\n');
  }
}
