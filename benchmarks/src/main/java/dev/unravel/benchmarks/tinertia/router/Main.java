package dev.unravel.benchmarks.tinertia.router;

import dev.unravel.benchmarks.shapes.Team;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Places the elements of a circuit so that they need little wire, by simulated annealing with
 * several threads, in the manner of canneal. The bug is in {@link Annealer}: elements get lost.
 */
public final class Main {
  private static final int THREADS = 3;
  private static final int COLUMNS = 4;
  private static final int SIZE = 16;
  private static final int WIRES = 20;
  private static final Cooling COOLING = new Cooling(6, 0.6, 5, 3);

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    Board board = new Board(COLUMNS, Netlist.random(SIZE, WIRES, 3));
    AtomicInteger swaps = new AtomicInteger();
    Team.Body[] annealers = new Team.Body[THREADS];
    for (int i = 0; i < THREADS; i++) {
      annealers[i] = new Annealer(board, COOLING, i, swaps);
    }
    Team.run(annealers);
    // No wire is shorter than one step, unless two elements are in the same cell.
    if (swaps.get() == 0 || !board.isConsistent() || board.wire() < WIRES) {
      throw new AssertionError("the board has " + board.wire() + " of wire and lost elements");
    }
  }
}
