package dev.unravel.launch.breakpoints;

/**
 * Result of several plain runs.
 *
 * @param runs how many there were
 * @param hits in how many of them every breakpoint was hit
 * @param failures how many failed in the way that is looked for
 */
public record Rate(int runs, int hits, int failures) {
  public static final Rate NONE = new Rate(0, 0, 0);

  /** The part of the runs that failed. */
  public double failureRate() {
    return runs == 0 ? 0 : (double) failures / runs;
  }

  /** The part of the runs in which every breakpoint was hit. */
  public double hitRate() {
    return runs == 0 ? 0 : (double) hits / runs;
  }

  Rate and(Rate other) {
    return new Rate(runs + other.runs, hits + other.hits, failures + other.failures);
  }
}
