package dev.unravel.conformance.bugs;

/** A price is read twice for one bill, each time under the lock. */
@Expected(pattern = "atomicity violation", form = "read-write-read", about = "PriceReadTwice.price")
public final class PriceReadTwice {
  private int price = 100;

  private synchronized int price() {
    return price; // <-
  }

  private synchronized void raise() {
    price = 120; // <-
  }

  private void bill() {
    int shown = price();
    int charged = price();
    if (shown != charged) {
      throw new IllegalStateException("shown " + shown + ", charged " + charged);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    PriceReadTwice it = new PriceReadTwice();
    Thread first = new Thread(it::bill, "customer");
    Thread second = new Thread(it::raise, "shop");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
