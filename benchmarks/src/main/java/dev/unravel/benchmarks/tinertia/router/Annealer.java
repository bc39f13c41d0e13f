package dev.unravel.benchmarks.tinertia.router;

import dev.unravel.benchmarks.shapes.Team;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tries to swap two elements, again and again, and does it where that saves wire or where the
 * temperature allows a loss. Costs are estimated without locks, since a wrong estimate does no
 * harm; the swap itself holds the locks of both elements, the one with the smaller number first.
 *
 * <p>The bug: once it has the locks it does not look again whether the elements are still in the
 * cells where it found them.
 */
final class Annealer implements Team.Body {
  private final Board board;
  private final Cooling cooling;
  private final SplittableRandom random;
  private final AtomicInteger swaps;

  Annealer(Board board, Cooling cooling, long seed, AtomicInteger swaps) {
    this.board = board;
    this.cooling = cooling;
    this.random = new SplittableRandom(seed);
    this.swaps = swaps;
  }

  @Override
  public void run() {
    for (int step = 0; step < cooling.steps(); step++) {
      double temperature = cooling.temperature(step);
      for (int move = 0; move < cooling.movesEach(); move++) {
        tryMove(temperature);
      }
    }
  }

  private void tryMove(double temperature) {
    int here = random.nextInt(board.size());
    int there = (here + 1 + random.nextInt(board.size() - 1)) % board.size();
    Element a = board.at(here);
    Element b = board.at(there);
    int before = board.wire(a, here) + board.wire(b, there);
    int after = board.wire(a, there) + board.wire(b, here);
    if (Cooling.accepts(after - before, temperature, random.nextDouble())) {
      swap(a, here, b, there);
    }
  }

  private void swap(Element a, int here, Element b, int there) {
    Element first = a.number() < b.number() ? a : b;
    Element second = first == a ? b : a;
    first.lock().lock();
    second.lock().lock();
    try {
      board.place(a, there);
      board.place(b, here);
      swaps.incrementAndGet();
    } finally {
      second.lock().unlock();
      first.lock().unlock();
    }
  }
}
