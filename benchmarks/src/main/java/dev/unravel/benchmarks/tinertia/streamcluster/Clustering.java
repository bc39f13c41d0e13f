package dev.unravel.benchmarks.tinertia.streamcluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Which points serve as centres, and which centre serves each point. Starts with one centre; to
 * open another one has a price and saves the points near it their way. The cost is kept up to date
 * by subtracting what each new centre gains.
 *
 * <p>The bug: the gain is worked out while reading, and the centre is opened while writing, but in
 * between there is no lock. Another centre opened then makes the gain smaller than what is booked.
 */
final class Clustering {
  private final Point[] points;
  private final long price;
  private final int[] centres;

  /** What each point costs now. */
  private final long[] costs;

  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int opened = 1;
  private long bookedCost;

  Clustering(List<Point> points, long price) {
    this.points = points.toArray(new Point[0]);
    this.price = price;
    this.centres = new int[points.size()];
    this.costs = points.stream().mapToLong(point -> point.cost(points.get(0))).toArray();
    this.bookedCost = actualCost();
  }

  /** Opens a centre at a point if there is something to gain. */
  void consider(int candidate) {
    long gain = gain(candidate);
    if (gain > 0) {
      open(candidate, gain);
    }
  }

  /** What it costs by the books. */
  long cost() {
    return bookedCost;
  }

  /** What it costs by looking at each point. */
  long actualCost() {
    long sum = price * opened;
    for (int i = 0; i < centres.length; i++) {
      sum += points[i].cost(points[centres[i]]);
    }
    return sum;
  }

  /** The centres, each with the weight of all it serves. */
  List<Point> summary() {
    int[] weights = new int[centres.length];
    for (int i = 0; i < centres.length; i++) {
      weights[centres[i]] += points[i].weight();
    }
    List<Point> summary = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] > 0) {
        summary.add(points[i].withWeight(weights[i]));
      }
    }
    return summary;
  }

  private long gain(int candidate) {
    lock.readLock().lock();
    try {
      Point centre = points[candidate];
      long gain = -price;
      for (int i = 0; i < costs.length; i++) {
        gain += Math.max(0, costs[i] - points[i].cost(centre));
      }
      return gain;
    } finally {
      lock.readLock().unlock();
    }
  }

  private void open(int candidate, long gain) {
    lock.writeLock().lock();
    try {
      Point centre = points[candidate];
      for (int i = 0; i < costs.length; i++) {
        long cost = points[i].cost(centre);
        if (cost < costs[i]) {
          centres[i] = candidate;
          costs[i] = cost;
        }
      }
      opened++;
      bookedCost -= gain;
    } finally {
      lock.writeLock().unlock();
    }
  }
}
