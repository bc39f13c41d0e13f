/*
 * Deadlock.
 *
 * A transfer locks the account it takes from, then the account it gives to. Two transfers in
 * opposite directions lock in opposite order: each gets its first lock and waits for ever for
 * the second, which the other one holds. The report names the cycle: who wants what, who has
 * it, and since which line. The cure is one order for all, by account number say.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample02Deadlock
 *
 * You get:
 *
 *   FAILED deadlock: dev.unravel.samples.Sample02Deadlock.transfer(Sample02Deadlock.java:24)
 *     message   main.2 "deposit" waits for main.1 "withdraw" waits for main.2 "deposit"
 */
package dev.unravel.samples;

/** Two transfers between two accounts, one in each direction. */
public final class Sample02Deadlock {
  private static void transfer(Account from, Account to, int amount) {
    synchronized (from) {
      synchronized (to) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  public static void main(String[] args) {
    Account savings = new Account();
    Account current = new Account();
    new Thread(() -> transfer(savings, current, 10), "withdraw").start();
    new Thread(() -> transfer(current, savings, 20), "deposit").start();
  }
}

/** Money, guarded by the account's own monitor. */
final class Account {
  int balance = 100;
}
