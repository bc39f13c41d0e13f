package dev.unravel.conformance.bugs;

/** A transfer out and back; a reader sees the value between. */
@Expected(pattern = "atomicity violation", form = "write-read-write", about = "HalfwaySeen.balance")
public final class HalfwaySeen {
  private int balance = 100;

  private synchronized void add(int amount) {
    balance += amount; // <-
  }

  private synchronized int balance() {
    return balance; // <-
  }

  private void rebook() {
    add(-100);
    add(100);
  }

  private void audit() {
    if (balance() == 0) {
      throw new IllegalStateException("the account is empty");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    HalfwaySeen it = new HalfwaySeen();
    Thread first = new Thread(it::rebook, "clerk");
    Thread second = new Thread(it::audit, "auditor");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
