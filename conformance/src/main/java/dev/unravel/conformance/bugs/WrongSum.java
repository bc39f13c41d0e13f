package dev.unravel.conformance.bugs;

/** The threads do what they should; the check is wrong. */
@Expected(pattern = "none")
public final class WrongSum {
  private int sum;

  private synchronized void add() {
    sum++;
  }

  public static void main(String[] args) throws InterruptedException {
    WrongSum it = new WrongSum();
    Thread first = new Thread(it::add, "one");
    Thread second = new Thread(it::add, "two");
    first.start();
    second.start();
    first.join();
    second.join();
    if (it.sum != 3) {
      throw new AssertionError("sum is " + it.sum);
    }
  }
}
