package dev.unravel.benchmarks.tinertia.blackscholes;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Options to price, again for each scenario of the market.
 *
 * @param options what is held
 */
record Portfolio(List<Option> options) {

  static Portfolio random(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Option> options = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      Option.Kind kind = i % 2 == 0 ? Option.Kind.CALL : Option.Kind.PUT;
      double spot = 40 + random.nextInt(40);
      double strike = spot - 10 + random.nextInt(20);
      double rate = 0.01 + random.nextInt(6) / 100.0;
      double volatility = 0.1 + random.nextInt(40) / 100.0;
      options.add(new Option(spot, strike, rate, volatility, 0.25 + i % 4, kind));
    }
    return new Portfolio(List.copyOf(options));
  }

  /** The options from one index to another, if shares move more than thought by this factor. */
  Risk risk(int from, int to, double stress) {
    Risk risk = Risk.NONE;
    for (int i = from; i < to; i++) {
      Option option = options.get(i);
      risk = risk.plus(Formula.risk(option.withVolatility(option.volatility() * stress)));
    }
    return risk;
  }

  int size() {
    return options.size();
  }
}
