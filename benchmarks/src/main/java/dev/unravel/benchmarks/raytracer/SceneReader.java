package dev.unravel.benchmarks.raytracer;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.StringTokenizer;

/** Reads what {@link SceneText} writes, thing by thing. */
final class SceneReader {
  private final List<Body> bodies = new ArrayList<>();
  private final List<Light> lights = new ArrayList<>();
  private final Iterator<String> lines;

  SceneReader(String text) {
    lines = text.lines().iterator();
  }

  boolean hasNext() {
    return lines.hasNext();
  }

  /** All that was read so far. */
  Scene scene() {
    return new Scene(List.copyOf(bodies), List.copyOf(lights));
  }

  void readNext() {
    StringTokenizer words = new StringTokenizer(lines.next());
    String kind = words.nextToken();
    switch (kind) {
      case "floor" ->
          bodies.add(
              new Body.Floor(
                  number(words), new Material(vector(words), 0), new Material(vector(words), 0.3)));
      case "light" -> lights.add(new Light(vector(words), vector(words)));
      case "sphere" ->
          bodies.add(
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
