package dev.unravel.benchmarks.proofs;

import dev.unravel.benchmarks.shapes.Team;

/** Two threads play: each spins until the ball is on its side. */
public final class PingPong {
  private static final int ROUNDS = 3;

  private volatile boolean ping = true;
  private int hits;

  private PingPong() {}

  public static void main(String[] arguments) throws InterruptedException {
    PingPong game = new PingPong();
    Team.run(() -> game.play(true), () -> game.play(false));
    if (game.hits != 2 * ROUNDS) {
      throw new AssertionError(game.hits + " hits");
    }
  }

  private void play(boolean side) {
    for (int i = 0; i < ROUNDS; i++) {
      while (ping != side) {
        Thread.onSpinWait();
      }
      hits++;
      ping = !side;
    }
  }
}
