package dev.unravel.benchmarks.shapes;

/**
 * Four stations pass a value on, each from its neighbour, and take for granted that the neighbour
 * came before them. Known from SCTBench as CS.token_ring. No preemption is needed, only another
 * order than that of creation, and a checker that comes last.
 */
public final class TokenRing {
  private static final int STATIONS = 4;

  private final int[] values = new int[STATIONS];
  private int done;

  private TokenRing() {}

  public static void main(String[] arguments) throws InterruptedException {
    TokenRing shape = new TokenRing();
    Team.run(
        () -> shape.pass(0),
        () -> shape.pass(1),
        () -> shape.pass(2),
        () -> shape.pass(3),
        shape::check);
  }

  private synchronized void pass(int station) {
    values[station] = station == 0 ? values[STATIONS - 1] + 1 : values[station - 1];
    done++;
  }

  private synchronized void check() {
    for (int station = 1; done == STATIONS && station < STATIONS; station++) {
      if (values[station] != values[0]) {
        throw new AssertionError("station " + station + " has " + values[station]);
      }
    }
  }
}
