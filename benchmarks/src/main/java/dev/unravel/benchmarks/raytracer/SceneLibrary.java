package dev.unravel.benchmarks.raytracer;

/**
 * The scenes loaded so far. Every thread that draws loads its own.
 *
 * <p>The bug is the one that Choi and Zeller put into SPEC's ray tracer ("Isolating
 * failure-inducing thread schedules", ISSTA 2002, figure 9): {@link #load} looks at the beginning
 * how many scenes there are and counts one more at the end. If another thread loads a scene in
 * between, the two get the same place, and one draws the scene of the other.
 */
final class SceneLibrary {
  private final Scene[] scenes;
  private int scenesLoaded;

  SceneLibrary(int capacity) {
    scenes = new Scene[capacity];
  }

  /** Under which number the scene can be found from now on. */
  int load(String text) {
    int oldScenesLoaded = scenesLoaded;
    Scene scene = new Scene();
    for (String line : text.split("\n")) {
      SceneReader.read(line, scene);
    }
    scenes[oldScenesLoaded] = scene;
    scenesLoaded = oldScenesLoaded + 1;
    return oldScenesLoaded;
  }

  Scene scene(int number) {
    return scenes[number];
  }
}
