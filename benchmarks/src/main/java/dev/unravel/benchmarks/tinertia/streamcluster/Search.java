package dev.unravel.benchmarks.tinertia.streamcluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;

/** Considers every point as a centre, by several threads that take the next one from a counter. */
final class Search {
  private final ExecutorService pool;
  private final int threads;
  private final long price;

  Search(ExecutorService pool, int threads, long price) {
    this.pool = pool;
    this.threads = threads;
    this.price = price;
  }

  Clustering cluster(List<Point> points) throws InterruptedException {
    Clustering clustering = new Clustering(points, price);
    AtomicInteger next = new AtomicInteger();
    List<Callable<Integer>> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      workers.add(() -> work(clustering, points.size(), next));
    }
    pool.invokeAll(workers);
    return clustering;
  }

  /** How many points it considered. */
  private static int work(Clustering clustering, int size, AtomicInteger next) {
    int considered = 0;
    for (int i = next.getAndIncrement(); i < size; i = next.getAndIncrement()) {
      clustering.consider(i);
      considered++;
    }
    return considered;
  }
}
