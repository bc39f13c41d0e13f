package dev.unravel.conformance.bugs;

/** Each checks the sum of two accounts, and takes from its own. */
@Expected(
    pattern = "atomicity violation over several variables",
    about = {"WriteSkew.left", "WriteSkew.right"})
public final class WriteSkew {
  private volatile int left = 50;
  private volatile int right = 50;

  private void takeLeft() {
    int other = right; // <-
    if (other >= 50) {
      left = -50; // <-
    }
  }

  private void takeRight() {
    int other = left; // <-
    if (other >= 50) {
      right = -50; // <-
    }
  }

  public static void main(String[] args) throws InterruptedException {
    WriteSkew it = new WriteSkew();
    Thread first = new Thread(it::takeLeft, "left-owner");
    Thread second = new Thread(it::takeRight, "right-owner");
    first.start();
    second.start();
    first.join();
    second.join();
    int sum = it.left + it.right;
    if (sum < 0) {
      throw new AssertionError("sum is " + sum);
    }
  }
}
