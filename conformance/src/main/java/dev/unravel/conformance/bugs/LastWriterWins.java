package dev.unravel.conformance.bugs;

/** Two threads set a plain field; whoever is last wins. */
@Expected(pattern = "data race", about = "LastWriterWins.winner")
public final class LastWriterWins {
  private int winner;

  private void set(int value) {
    winner = value; // <-
  }

  public static void main(String[] args) throws InterruptedException {
    LastWriterWins it = new LastWriterWins();
    Thread first = new Thread(() -> it.set(1), "one");
    Thread second = new Thread(() -> it.set(2), "two");
    first.start();
    second.start();
    first.join();
    second.join();
    if (it.winner != 2) {
      throw new AssertionError("the second thread set it last, or so one thought");
    }
  }
}
