package dev.unravel.benchmarks.tinertia.blackscholes;

/** Whether prices fit together as those of a market without free lunches do. */
final class Consistency {
  private static final int MOST_STEPS = 50;
  private static final double FIRST_GUESS = 0.3;

  private Consistency() {}

  /**
   * By how much the parity of calls and puts is missed: who buys the right to buy and sells the
   * right to sell will have the share for its strike, whatever happens.
   */
  static double parityGap(Option option) {
    double call = Formula.risk(option.as(Option.Kind.CALL)).value();
    double put = Formula.risk(option.as(Option.Kind.PUT)).value();
    return call - put - (option.spot() - option.discountedStrike());
  }

  /** The volatility at which an option has a price, after Newton: vega is the derivative. */
  static double impliedVolatility(Option option, double price, double slack) {
    double volatility = FIRST_GUESS;
    for (int step = 0; step < MOST_STEPS; step++) {
      Risk risk = Formula.risk(option.withVolatility(volatility));
      double gap = risk.value() - price;
      if (Math.abs(gap) <= slack) {
        break;
      }
      volatility -= gap / risk.vega();
    }
    return volatility;
  }
}
