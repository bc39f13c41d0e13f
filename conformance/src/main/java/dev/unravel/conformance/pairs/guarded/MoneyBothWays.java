package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** Transfers that take both locks in one order; the broken twin takes its own first. */
public final class MoneyBothWays {
  private int money = 10;

  private static void transfer(MoneyBothWays from, MoneyBothWays to, MoneyBothWays first) {
    synchronized (first) {
      synchronized (first == from ? to : from) {
        from.money--;
        to.money++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    MoneyBothWays one = new MoneyBothWays();
    MoneyBothWays other = new MoneyBothWays();
    Together.run(() -> transfer(one, other, one), () -> transfer(other, one, broken ? other : one));
    expect(20, one.money + other.money);
  }
}
