package dev.unravel.benchmarks.tinertia.blackscholes;

import dev.unravel.benchmarks.shapes.Team;

/**
 * Prices a portfolio of options with the formula of Black and Scholes in several scenarios, by
 * several threads that meet at a barrier after each. The bug is in {@link Valuation}: a scenario's
 * total may contain a part of the next one.
 */
public final class Main {
  private static final int THREADS = 4;
  private static final int OPTIONS = 12;
  private static final double[] STRESSES = {1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4};
  private static final double SLACK = 1e-6;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    Portfolio portfolio = Portfolio.random(OPTIONS, 42);
    portfolio.options().forEach(Main::check);
    Valuation valuation = new Valuation(portfolio, STRESSES, THREADS);
    Team.Body[] bodies = new Team.Body[THREADS];
    for (int i = 0; i < THREADS; i++) {
      int thread = i;
      bodies[i] = () -> valuation.work(thread);
    }
    Team.run(bodies);
    check(portfolio, valuation.totals());
  }

  /** Its price fits that of its opposite, and gives away the volatility that it was made of. */
  private static void check(Option option) {
    double price = Formula.risk(option).value();
    double volatility = Consistency.impliedVolatility(option, price, SLACK);
    if (Math.abs(Consistency.parityGap(option)) > SLACK
        || Math.abs(volatility - option.volatility()) > SLACK) {
      throw new IllegalStateException("the price " + price + " of " + option + " is no fair one");
    }
  }

  /** The totals are those of one thread, and grow with the risk, as the prices of options do. */
  private static void check(Portfolio portfolio, Risk[] totals) {
    double previous = 0;
    for (int i = 0; i < STRESSES.length; i++) {
      Risk expected = portfolio.risk(0, portfolio.size(), STRESSES[i]);
      if (!totals[i].isCloseTo(expected, SLACK) || totals[i].value() <= previous) {
        throw new AssertionError("scenario " + i + ": " + totals[i] + ", not " + expected);
      }
      previous = totals[i].value();
    }
  }
}
