package dev.unravel.conformance.everyday;

/** The total of an enum starts at nothing, without anybody saying so: right. */
public final class CountedInAnEnum {
  private enum Counters {
    VISITS;

    private static int total;

    static synchronized void add() {
      total++;
    }

    static synchronized int total() {
      return total;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(Counters::add);
    Thread other = new Thread(Counters::add);
    one.start();
    other.start();
    one.join();
    other.join();
    if (Counters.total() != 2 || Counters.VISITS.ordinal() != 0) {
      throw new AssertionError("counted " + Counters.total());
    }
  }
}
