package dev.unravel.benchmarks.shapes;

/**
 * A ticket lock whose tickets are drawn in two steps, so that two threads may hold the same one.
 * This shows only when both are inside and one loses the other's count: three context switches in
 * this order (both draw, both enter, the first one leaves last). Two preemptions, depth 3.
 */
public final class TicketLock {
  private volatile int next;
  private volatile int turn;
  private int value;

  private TicketLock() {}

  public static void main(String[] arguments) throws InterruptedException {
    TicketLock shape = new TicketLock();
    Team.run(shape::count, shape::count);
    if (shape.value != 2) {
      throw new AssertionError("counted " + shape.value);
    }
  }

  private void count() {
    int ticket = next;
    next = ticket + 1;
    // Not until they are equal: with a ticket sold twice that might never be.
    while (turn < ticket) {
      Thread.onSpinWait();
    }
    value++;
    turn = ticket + 1;
  }
}
