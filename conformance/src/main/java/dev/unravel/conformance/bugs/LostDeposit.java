package dev.unravel.conformance.bugs;

/** Two deposits at once, no lock at all. */
@Expected(pattern = "atomicity violation", form = "read-write-write", about = "LostDeposit.balance")
public final class LostDeposit {
  private int balance;

  private void deposit(int amount) {
    int before = balance; // <-
    balance = before + amount; // <-
  }

  public static void main(String[] args) throws InterruptedException {
    LostDeposit it = new LostDeposit();
    Thread first = new Thread(() -> it.deposit(10), "teller-1");
    Thread second = new Thread(() -> it.deposit(10), "teller-2");
    first.start();
    second.start();
    first.join();
    second.join();
    if (it.balance != 20) {
      throw new AssertionError("balance is " + it.balance);
    }
  }
}
