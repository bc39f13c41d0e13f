package dev.unravel.benchmarks.tinertia.blackscholes;

/**
 * What options are worth, and how that changes.
 *
 * @param value the price
 * @param delta how much it rises with the price of the share
 * @param vega how much it rises with the volatility of the share
 */
record Risk(double value, double delta, double vega) {
  static final Risk NONE = new Risk(0, 0, 0);

  Risk plus(Risk other) {
    return new Risk(value + other.value, delta + other.delta, vega + other.vega);
  }

  /** Whether the two differ by no more than what comes of adding up in another order. */
  boolean isCloseTo(Risk other, double slack) {
    return Math.abs(value - other.value) <= slack
        && Math.abs(delta - other.delta) <= slack
        && Math.abs(vega - other.vega) <= slack;
  }
}
