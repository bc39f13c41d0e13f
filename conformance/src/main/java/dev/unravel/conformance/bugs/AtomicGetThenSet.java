package dev.unravel.conformance.bugs;

import java.util.concurrent.atomic.AtomicInteger;

/** An atomic counter that is read and set in two steps. */
@Expected(pattern = "atomicity violation", form = "read-write-write", about = "AtomicInteger")
public final class AtomicGetThenSet {
  private final AtomicInteger tickets = new AtomicInteger();

  private void sell() {
    int sold = tickets.get(); // <-
    tickets.set(sold + 1); // <-
  }

  public static void main(String[] args) throws InterruptedException {
    AtomicGetThenSet it = new AtomicGetThenSet();
    Thread first = new Thread(it::sell, "desk-1");
    Thread second = new Thread(it::sell, "desk-2");
    first.start();
    second.start();
    first.join();
    second.join();
    if (tickets(it) != 2) {
      throw new AssertionError("a ticket was sold twice");
    }
  }

  private static int tickets(AtomicGetThenSet it) {
    return it.tickets.get();
  }
}
