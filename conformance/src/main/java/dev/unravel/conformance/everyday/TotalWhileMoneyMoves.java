package dev.unravel.conformance.everyday;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A total over a concurrent map, taken while money moves from one account to another. */
@Fails
public final class TotalWhileMoneyMoves {
  private static final ConcurrentMap<String, Integer> ACCOUNTS = new ConcurrentHashMap<>();

  public static void main(String[] args) throws InterruptedException {
    ACCOUNTS.put("a", 1);
    ACCOUNTS.put("b", 0);
    Thread teller =
        new Thread(
            () -> {
              ACCOUNTS.merge("a", -1, Integer::sum);
              ACCOUNTS.merge("b", 1, Integer::sum);
            });
    teller.start();
    int total = ACCOUNTS.values().stream().mapToInt(amount -> amount).sum();
    teller.join();
    if (total > 1) {
      throw new AssertionError("counted twice: " + total);
    }
  }
}
