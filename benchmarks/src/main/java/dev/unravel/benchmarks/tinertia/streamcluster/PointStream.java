package dev.unravel.benchmarks.tinertia.streamcluster;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Points that lie around a few places, a chunk at a time. */
final class PointStream {
  private static final int SPREAD = 6;

  private final SplittableRandom random;
  private final List<Point> places = new ArrayList<>();

  PointStream(int clusters, long seed) {
    random = new SplittableRandom(seed);
    for (int i = 0; i < clusters; i++) {
      places.add(new Point(random.nextInt(100), random.nextInt(100), 1));
    }
  }

  List<Point> next(int size) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      Point place = places.get(random.nextInt(places.size()));
      points.add(new Point(place.x() + spread(), place.y() + spread(), 1));
    }
    return points;
  }

  private int spread() {
    return random.nextInt(2 * SPREAD + 1) - SPREAD;
  }
}
