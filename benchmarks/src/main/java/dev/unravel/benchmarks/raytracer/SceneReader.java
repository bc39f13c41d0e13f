package dev.unravel.benchmarks.raytracer;

import java.util.StringTokenizer;

/** Reads what {@link SceneText} writes, thing by thing. */
final class SceneReader {
  private SceneReader() {}

  /** Adds what a line describes to a scene. */
  static void read(String line, Scene scene) {
    StringTokenizer words = new StringTokenizer(line);
    String kind = words.nextToken();
    switch (kind) {
      case "floor" ->
          scene.add(
              new Body.Floor(
                  number(words), new Material(vector(words), 0), new Material(vector(words), 0.3)));
      case "light" -> scene.add(new Light(vector(words), vector(words)));
      case "sphere" ->
          scene.add(
              new Body.Sphere(
                  vector(words), number(words), new Material(vector(words), number(words))));
      default -> throw new IllegalArgumentException("a scene has no " + kind);
    }
  }

  private static Vector vector(StringTokenizer words) {
    return new Vector(number(words), number(words), number(words));
  }

  private static double number(StringTokenizer words) {
    return Double.parseDouble(words.nextToken());
  }
}
