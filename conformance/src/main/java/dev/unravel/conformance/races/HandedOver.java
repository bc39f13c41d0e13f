package dev.unravel.conformance.races;

/**
 * A thread writes, hands over, and another reads; with the argument {@code racy} it hands over
 * first and writes then.
 */
public final class HandedOver {
  private int value;

  private void write() {
    value = 1; // <-
  }

  private void give(Handover handover, boolean racy) {
    try {
      if (racy) {
        handover.give().run();
        write();
      } else {
        write();
        handover.give().run();
      }
    } catch (Exception unexpected) {
      throw new IllegalStateException(unexpected);
    }
  }

  public static void main(String[] args) throws Exception {
    HandedOver it = new HandedOver();
    Handover handover = Handovers.valueOf(args[0]).make();
    boolean racy = args[1].equals("racy");
    Thread giver = new Thread(() -> it.give(handover, racy));
    giver.start();
    handover.take().run();
    int seen = it.value; // <-
    giver.join();
    if (!racy && seen != 1) {
      throw new AssertionError("not handed over");
    }
  }
}
