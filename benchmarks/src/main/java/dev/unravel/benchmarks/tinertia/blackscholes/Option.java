package dev.unravel.benchmarks.tinertia.blackscholes;

/**
 * A European option.
 *
 * @param spot price of the share now
 * @param strike price at which it may be bought or sold
 * @param rate interest without risk, a year
 * @param volatility of the share's price, a year
 * @param years until it expires
 * @param kind whether it is a right to buy or to sell
 */
record Option(double spot, double strike, double rate, double volatility, double years, Kind kind) {

  enum Kind {
    CALL,
    PUT
  }

  Option withVolatility(double value) {
    return new Option(spot, strike, rate, value, years, kind);
  }

  /** The right to buy or to sell at the same conditions. */
  Option as(Kind other) {
    return new Option(spot, strike, rate, volatility, years, other);
  }

  /** What the strike is worth now. */
  double discountedStrike() {
    return strike * Math.exp(-rate * years);
  }
}
