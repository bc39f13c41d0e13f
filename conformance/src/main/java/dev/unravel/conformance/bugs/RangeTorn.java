package dev.unravel.conformance.bugs;

/** Two bounds that belong together, read while they change. */
@Expected(
    pattern = "atomicity violation over several variables",
    about = {"RangeTorn.low", "RangeTorn.high"})
public final class RangeTorn {
  private volatile int low = 1;
  private volatile int high = 2;

  private void move() {
    low = 11; // <-
    high = 12; // <-
  }

  private void check() {
    int from = low; // <-
    int to = high; // <-
    if (from > to) {
      throw new IllegalStateException("from " + from + " to " + to);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    RangeTorn it = new RangeTorn();
    Thread first = new Thread(it::move, "mover");
    Thread second = new Thread(it::check, "checker");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
