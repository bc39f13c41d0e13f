package dev.unravel.benchmarks.tinertia.streamcluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Clusters a stream of points around medians, in the manner of streamcluster: each chunk that comes
 * in is reduced to its centres, and at the end the centres are clustered. The bug is in {@link
 * Clustering}: the cost that is booked may be lower than what it is.
 */
public final class Main {
  private static final int THREADS = 3;
  private static final int CHUNKS = 3;
  private static final int CHUNK = 9;
  private static final int CLUSTERS = 4;
  private static final long PRICE = 300;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    PointStream stream = new PointStream(CLUSTERS, 5);
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      cluster(stream, new Search(pool, THREADS, PRICE));
    } finally {
      pool.shutdown();
    }
  }

  private static void cluster(PointStream stream, Search search) throws InterruptedException {
    List<Point> centres = new ArrayList<>();
    for (int i = 0; i < CHUNKS; i++) {
      Clustering clustering = search.cluster(stream.next(CHUNK));
      check(clustering);
      centres.addAll(clustering.summary());
    }
    check(search.cluster(centres));
    if (centres.stream().mapToInt(Point::weight).sum() != CHUNKS * CHUNK) {
      throw new IllegalStateException("points are missing");
    }
  }

  private static void check(Clustering clustering) {
    if (clustering.cost() != clustering.actualCost()) {
      throw new AssertionError(
          "the books say " + clustering.cost() + ", not " + clustering.actualCost());
    }
  }
}
