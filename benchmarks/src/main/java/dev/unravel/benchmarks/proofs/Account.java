package dev.unravel.benchmarks.proofs;

import dev.unravel.benchmarks.shapes.Team;

/** A deposit, a withdrawal and a transfer, after which the bank counts its money. */
public final class Account {
  private static final int MONEY = 300;

  private final boolean locked;
  private int savings = 200;
  private int current = 100;

  private Account(boolean locked) {
    this.locked = locked;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Account account = new Account(Variant.of(arguments).has(Variant.FIXED));
    Team.run(() -> account.deposit(50), () -> account.withdraw(30), () -> account.transfer(70));
    int money = account.savings + account.current;
    if (money != MONEY + 50 - 30) {
      throw new AssertionError("the bank has " + money);
    }
  }

  private void deposit(int amount) {
    synchronized (this) {
      current += amount;
    }
  }

  private void withdraw(int amount) {
    synchronized (this) {
      if (current >= amount) {
        current -= amount;
      }
    }
  }

  private void transfer(int amount) {
    if (!locked) {
      savings -= amount;
      current += amount;
      return;
    }
    synchronized (this) {
      savings -= amount;
      current += amount;
    }
  }
}
