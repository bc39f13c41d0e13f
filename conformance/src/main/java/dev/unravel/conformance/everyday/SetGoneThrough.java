package dev.unravel.conformance.everyday;

import java.util.concurrent.ConcurrentSkipListSet;

/** A sorted set that is gone through while it grows at both ends: seen as it never was. */
@Fails
public final class SetGoneThrough {
  private static final ConcurrentSkipListSet<Integer> PAGES = new ConcurrentSkipListSet<>();

  public static void main(String[] args) throws InterruptedException {
    PAGES.add(2);
    Thread printer =
        new Thread(
            () -> {
              PAGES.add(1);
              PAGES.add(3);
            });
    printer.start();
    StringBuilder seen = new StringBuilder();
    PAGES.forEach(seen::append);
    printer.join();
    if (seen.toString().equals("23")) {
      throw new AssertionError("page 3 without page 1");
    }
  }
}
