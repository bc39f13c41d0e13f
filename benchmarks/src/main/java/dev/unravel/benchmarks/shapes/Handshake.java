package dev.unravel.benchmarks.shapes;

/**
 * Two threads that fail only if they take turns exactly: each has one chance for each step, and the
 * step must find the state that the other one just left. Stands for bugs of a given depth, as the
 * papers on probabilistic concurrency testing define it. Twice the rounds, less two, are the
 * preemptions it takes: 4 with three rounds.
 */
public final class Handshake {
  private final int rounds;
  private volatile int state;

  private Handshake(int rounds) {
    this.rounds = rounds;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Handshake shape = new Handshake(Team.number(arguments, 3));
    Team.run(() -> shape.step(0), () -> shape.step(1));
    if (shape.state == 2 * shape.rounds) {
      throw new AssertionError("every step found its turn");
    }
  }

  private void step(int first) {
    for (int i = 0; i < rounds; i++) {
      int expected = 2 * i + first;
      if (state == expected) {
        state = expected + 1;
      }
    }
  }
}
