package dev.unravel.benchmarks.raytracer;

import dev.unravel.benchmarks.shapes.Team;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A ray tracer with several threads, each of which makes up a scene, loads it and draws it: {@code
 * Main [THREADS WIDTH HEIGHT SPHERES]}. At the end one thread draws all pictures again and
 * compares. The bug is in {@link SceneLibrary}.
 *
 * <p>Without arguments it is small enough to be run many times. {@code 2 640 480 40} takes some
 * seconds.
 */
public final class Main {
  private static final List<String> SMALL = List.of("3", "16", "10", "3");

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    List<String> sizes = arguments.length == 0 ? SMALL : List.of(arguments);
    int threads = Integer.parseInt(sizes.get(0));
    int width = Integer.parseInt(sizes.get(1));
    int height = Integer.parseInt(sizes.get(2));
    int spheres = Integer.parseInt(sizes.get(3));

    SceneLibrary library = new SceneLibrary(threads);
    AtomicInteger rows = new AtomicInteger();
    Picture[] pictures = new Picture[threads];
    Team.Body[] painters = new Team.Body[threads];
    for (int i = 0; i < threads; i++) {
      int seed = i;
      Picture picture = new Picture(width, height);
      pictures[i] = picture;
      painters[i] =
          () -> {
            int number = library.load(SceneText.random(spheres, seed));
            picture.draw(() -> library.scene(number), rows::incrementAndGet);
          };
    }
    Team.run(painters);
    for (int i = 0; i < threads; i++) {
      Picture expected = new Picture(width, height);
      SceneLibrary own = new SceneLibrary(1);
      int number = own.load(SceneText.random(spheres, i));
      expected.draw(() -> own.scene(number), rows::decrementAndGet);
      if (pictures[i].checksum() != expected.checksum()) {
        throw new AssertionError("picture " + i + " shows something else");
      }
    }
    if (rows.get() != 0) {
      throw new IllegalStateException("rows are missing");
    }
  }
}
