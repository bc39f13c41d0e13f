package dev.unravel.benchmarks.shapes;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Agents sell a seat after a look at how many are sold. A few seats too many are part of the
 * business; it goes wrong when every agent has looked before the first one sells. Known from IBM's
 * ConTest benchmark as airline. One preemption less than there are agents: 4 with five.
 */
public final class Airline {
  private static final int SEATS = 1;

  private final AtomicInteger sold = new AtomicInteger();

  private Airline() {}

  public static void main(String[] arguments) throws InterruptedException {
    Airline shape = new Airline();
    int agents = Team.number(arguments, 5);
    Team.run(agents - 1, shape::sell, shape::sell);
    if (shape.sold.get() == agents) {
      throw new AssertionError(agents + " passengers for " + SEATS + " seat");
    }
  }

  private void sell() {
    if (sold.get() < SEATS) {
      sold.incrementAndGet();
    }
  }
}
