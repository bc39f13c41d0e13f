package dev.unravel.conformance.correct;

/** Transfers between two accounts that always lock the smaller id first. */
public final class OrderedLocks {
  private static final class Account {
    final int id;
    int balance = 10;

    Account(int id) {
      this.id = id;
    }
  }

  private static void transfer(Account from, Account to, int amount) {
    Account first = from.id < to.id ? from : to;
    Account second = first == from ? to : from;
    synchronized (first) {
      synchronized (second) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Account a = new Account(1);
    Account b = new Account(2);
    Thread t = new Thread(() -> transfer(a, b, 3));
    t.start();
    transfer(b, a, 5);
    t.join();
    if (a.balance != 12 || b.balance != 8) {
      throw new AssertionError(a.balance + " " + b.balance);
    }
  }
}
