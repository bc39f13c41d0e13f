package dev.unravel.conformance.everyday;

/**
 * A constructor reads a final field before its initialiser has come to it: always nothing, right.
 */
public final class YearReadTooEarly {
  private static final class Singer {
    static final Singer IT = new Singer();
    static final Integer YEAR = Integer.valueOf("1977");

    final boolean early = YEAR == null;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean[] early = new boolean[1];
    Thread other = new Thread(() -> early[0] = Singer.IT.early);
    other.start();
    boolean here = Singer.IT.early;
    other.join();
    if (!here || !early[0] || Singer.YEAR != 1977) {
      throw new AssertionError("the year was there");
    }
  }
}
