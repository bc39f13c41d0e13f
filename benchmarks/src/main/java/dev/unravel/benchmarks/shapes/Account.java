package dev.unravel.benchmarks.shapes;

/**
 * A deposit and a withdrawal, each in two critical sections where one is needed; whoever looks when
 * both are done finds money missing or made up. Known from SCTBench as CS.account, and from the
 * bank accounts of every study of atomicity violations. One preemption, and a checker that comes
 * last: depth 2.
 */
public final class Account {
  private int balance = 100;
  private int done;

  private Account() {}

  public static void main(String[] arguments) throws InterruptedException {
    Account shape = new Account();
    Team.run(() -> shape.add(50), () -> shape.add(-30), shape::check);
  }

  private void add(int amount) {
    int seen;
    synchronized (this) {
      seen = balance;
    }
    synchronized (this) {
      balance = seen + amount;
      done++;
    }
  }

  private synchronized void check() {
    if (done == 2 && balance != 120) {
      throw new AssertionError("the balance is " + balance);
    }
  }
}
