package dev.unravel.explore.strategy;

import dev.unravel.wire.Share;
import java.util.function.BooleanSupplier;

/** Base of the systematic strategies that go by deviations from a default. */
abstract class DeviationSearch implements SearchStrategy {
  final Deviations deviations;

  /** What it costs to wake another waiter than the first. */
  private final int priceOfPick;

  DeviationSearch(Share share, int priceOfPick) {
    this.deviations = new Deviations(share);
    this.priceOfPick = priceOfPick;
  }

  @Override
  public final boolean hasNext() {
    return deviations.hasNext();
  }

  /** Whether the next execution has at most one deviation that costs, at a new place. */
  final boolean nextIsShallow() {
    return deviations.nextIsFresh() && deviations.cost() <= 1;
  }

  @Override
  public void begin() {
    deviations.begin();
  }

  @Override
  public void executed(BooleanSupplier newOrder) {
    deviations.end();
  }

  @Override
  public final int pick(int bound) {
    int alternative = deviations.advance();
    if (alternative == 0 && deviations.isPast()) {
      for (int i = 1; i < bound; i++) {
        deviations.offer(i, priceOfPick, -i);
      }
    }
    return Math.min(alternative, bound - 1);
  }
}
