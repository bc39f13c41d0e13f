package dev.unravel.conformance.bugs;

/** Two accounts locked in the order of the transfer. */
@Expected(
    pattern = "lock-order deadlock",
    about = {"Account", "Account"})
public final class TransferBothWays {
  private static final class Account {
    int balance = 100;
  }

  private static void transfer(Account from, Account to) {
    synchronized (from) { // <-
      from.balance--;
      synchronized (to) { // <-
        to.balance++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Account a = new Account();
    Account b = new Account();
    Thread there = new Thread(() -> transfer(a, b), "there");
    Thread back = new Thread(() -> transfer(b, a), "back");
    there.start();
    back.start();
    there.join();
    back.join();
  }
}
