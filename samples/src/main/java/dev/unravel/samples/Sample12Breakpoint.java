/*
 * A concurrent breakpoint.
 *
 * The author of this account has found its bug, and has put it on record: while one thread is
 * between reading the balance and writing it, another one withdraws. The two breakpoints of one
 * name make the threads meet at these places, and let the withdrawal go first. They do nothing
 * until they are switched on; then the bug shows in every run of a plain JVM:
 *
 *   java -Dunravel.breakpoints=on -cp samples/target/classes:api/target/classes \
 *       dev.unravel.samples.Sample12Breakpoint
 *
 * When Unravel controls the threads, breakpoints stay off, and the search decides.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample12Breakpoint
 *
 * You get:
 *
 *   FAILED assertion: java.lang.AssertionError at dev.unravel.samples.Sample12Breakpoint.main(Sample12Breakpoint.java:52)
 *     message   java.lang.AssertionError: 110 left, not 80 in main
 */
package dev.unravel.samples;

import dev.unravel.api.ConflictBreakpoint;

/** Two threads that change a balance without a lock. */
public final class Sample12Breakpoint {
  private int balance = 100;

  private void deposit(int amount) {
    int seen = balance;
    new ConflictBreakpoint("withdrawal is lost", this).triggerHere(false, 2000);
    balance = seen + amount;
  }

  private void withdraw(int amount) {
    new ConflictBreakpoint("withdrawal is lost", this)
        .triggerHere(true, 2000, () -> balance = balance - amount);
  }

  public static void main(String[] args) throws InterruptedException {
    Sample12Breakpoint account = new Sample12Breakpoint();
    Thread depositor = new Thread(() -> account.deposit(10), "depositor");
    Thread withdrawer = new Thread(() -> account.withdraw(30), "withdrawer");
    depositor.start();
    withdrawer.start();
    depositor.join();
    withdrawer.join();
    // Either update may be lost; the breakpoint stands for the withdrawal.
    if (account.balance != 80) {
      throw new AssertionError(account.balance + " left, not 80");
    }
  }
}
