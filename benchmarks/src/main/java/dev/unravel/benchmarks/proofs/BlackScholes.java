package dev.unravel.benchmarks.proofs;

/**
 * Prices options with the closed formula of Black and Scholes, an option a round, and adds the
 * prices up in cents. With bug {@code total} the sum is not locked.
 */
public final class BlackScholes {
  private static final int THREADS = 2;
  private static final double[] STRIKES = {90, 100, 110, 120};
  private static final double SPOT = 100;
  private static final double RATE = 0.05;
  private static final double VOLATILITY = 0.2;

  private final Variant variant;
  private final int[] cents = new int[STRIKES.length];
  private int total;

  private BlackScholes(Variant variant) {
    this.variant = variant;
  }

  public static void main(String[] arguments) throws InterruptedException {
    BlackScholes prices = new BlackScholes(Variant.of(arguments));
    Crew.run(THREADS, prices.variant, prices::work);
    int sum = 0;
    for (int i = 0; i < STRIKES.length; i++) {
      if (prices.cents[i] != price(STRIKES[i])) {
        throw new AssertionError("option " + i + " costs " + prices.cents[i]);
      }
      sum += prices.cents[i];
    }
    if (prices.total != sum) {
      throw new AssertionError("the total is " + prices.total + ", not " + sum);
    }
  }

  private void work(int thread) {
    for (int i = thread; i < STRIKES.length; i += THREADS) {
      int price = price(STRIKES[i]);
      cents[i] = price;
      if (variant.has("total")) {
        total += price;
      } else {
        synchronized (this) {
          total += price;
        }
      }
    }
  }

  /** Of a call that runs for a year. */
  private static int price(double strike) {
    double d1 = (Math.log(SPOT / strike) + RATE + VOLATILITY * VOLATILITY / 2) / VOLATILITY;
    double price = SPOT * normal(d1) - strike * Math.exp(-RATE) * normal(d1 - VOLATILITY);
    return (int) Math.round(price * 100);
  }

  /** Abramowitz and Stegun, 26.2.17. */
  private static double normal(double x) {
    if (x < 0) {
      return 1 - normal(-x);
    }
    double k = 1 / (1 + 0.2316419 * x);
    double tail =
        ((((1.330274429 * k - 1.821255978) * k + 1.781477937) * k - 0.356563782) * k + 0.319381530)
            * k;
    return 1 - Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI) * tail;
  }
}
