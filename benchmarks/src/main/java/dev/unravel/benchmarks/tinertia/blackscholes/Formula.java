package dev.unravel.benchmarks.tinertia.blackscholes;

/**
 * The closed formula of Black and Scholes (1973) for the price of a European option, and its
 * derivatives.
 */
final class Formula {
  private static final double ROOT_OF_TWO_PI = Math.sqrt(2 * Math.PI);

  private Formula() {}

  static Risk risk(Option option) {
    double root = Math.sqrt(option.years());
    double deviation = option.volatility() * root;
    double drift = option.rate() + option.volatility() * option.volatility() / 2;
    double d1 = (Math.log(option.spot() / option.strike()) + drift * option.years()) / deviation;
    double d2 = d1 - deviation;
    double discounted = option.discountedStrike();
    double vega = option.spot() * density(d1) * root;
    return switch (option.kind()) {
      case CALL -> new Risk(option.spot() * normal(d1) - discounted * normal(d2), normal(d1), vega);
      case PUT ->
          new Risk(discounted * normal(-d2) - option.spot() * normal(-d1), -normal(-d1), vega);
    };
  }

  private static double density(double x) {
    return Math.exp(-x * x / 2) / ROOT_OF_TWO_PI;
  }

  /**
   * The cumulative normal distribution, by the polynomial 26.2.17 of Abramowitz and Stegun, good to
   * seven places.
   */
  private static double normal(double x) {
    if (x < 0) {
      return 1 - normal(-x);
    }
    double k = 1 / (1 + 0.2316419 * x);
    double tail = 1.330274429;
    tail = tail * k - 1.821255978;
    tail = tail * k + 1.781477937;
    tail = tail * k - 0.356563782;
    tail = tail * k + 0.319381530;
    tail *= k;
    return 1 - density(x) * tail;
  }
}
