package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/**
 * Longs that differ in their upper half only are compared in full, and by their lower half if that
 * is asked for.
 */
@Outcomes({"greater low=7", "not greater low=0", "not greater low=7"})
public final class LongsDiffer {
  private static final long LIMIT = 1L << 33;
  private long x;
  private int low;

  private void write() {
    x = LIMIT;
    x = LIMIT - (1L << 32) + 7;
    x = LIMIT + 7;
  }

  public static void main(String[] args) throws InterruptedException {
    LongsDiffer p = new LongsDiffer();
    Thread t = new Thread(p::write);
    t.start();
    long seen = p.x;
    String how = seen > LIMIT ? "greater" : "not greater";
    int half = (int) seen;
    if (half + 1 == 8) {
      p.low = 7;
    }
    t.join();
    System.out.println(how + " low=" + p.low);
  }
}
