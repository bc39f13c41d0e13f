package dev.unravel.conformance.bugs;

/** An element of an array is changed while another thread reads it. */
@Expected(pattern = "data race", about = "int[][0]")
public final class ArrayElementRace {
  private final int[] scores = {5, 5};

  private void improve() {
    scores[0] = 9; // <-
  }

  private void judge() {
    int best = scores[0]; // <-
    if (best != 9) {
      throw new IllegalStateException("judged too soon: " + best);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ArrayElementRace it = new ArrayElementRace();
    Thread first = new Thread(it::improve, "player");
    Thread second = new Thread(it::judge, "judge");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
