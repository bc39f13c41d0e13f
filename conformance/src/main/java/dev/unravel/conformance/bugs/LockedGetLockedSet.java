package dev.unravel.conformance.bugs;

/** Reading and writing are locked, but not both together. */
@Expected(
    pattern = "atomicity violation",
    form = "read-write-write",
    about = "LockedGetLockedSet.stock")
public final class LockedGetLockedSet {
  private int stock = 10;

  private synchronized int get() {
    return stock; // <-
  }

  private synchronized void set(int value) {
    stock = value; // <-
  }

  private void sell() {
    set(get() - 1);
  }

  public static void main(String[] args) throws InterruptedException {
    LockedGetLockedSet it = new LockedGetLockedSet();
    Thread first = new Thread(it::sell, "seller-1");
    Thread second = new Thread(it::sell, "seller-2");
    first.start();
    second.start();
    first.join();
    second.join();
    if (it.get() != 8) {
      throw new AssertionError("stock is " + it.stock);
    }
  }
}
