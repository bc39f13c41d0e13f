package dev.unravel.benchmarks.shapes;

/**
 * Transfers between four accounts lock the source, then the destination. The four tellers go
 * around, so it takes all of them for a deadlock, each within one of its two transfers. Known from
 * "Java Concurrency in Practice" for two accounts. One preemption, and the others in one order:
 * depth 4.
 */
public final class Transfers {
  private static final class Account {
    int balance = 10;
  }

  private static final int ACCOUNTS = 4;

  private final Account[] accounts = new Account[ACCOUNTS];

  private Transfers() {
    for (int i = 0; i < ACCOUNTS; i++) {
      accounts[i] = new Account();
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    Transfers shape = new Transfers();
    Team.run(() -> shape.work(0), () -> shape.work(1), () -> shape.work(2), () -> shape.work(3));
  }

  private void work(int teller) {
    Account source = accounts[teller];
    Account destination = accounts[(teller + 1) % ACCOUNTS];
    transfer(source, destination, 5);
    transfer(source, destination, 3);
  }

  private static void transfer(Account source, Account destination, int amount) {
    synchronized (source) {
      synchronized (destination) {
        source.balance -= amount;
        destination.balance += amount;
      }
    }
  }
}
