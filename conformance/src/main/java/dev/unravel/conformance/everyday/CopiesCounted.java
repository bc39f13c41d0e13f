package dev.unravel.conformance.everyday;

/** A copy is counted in its original before the copy has called another constructor. */
@Fails
public final class CopiesCounted {
  private static final CopiesCounted ORIGINAL = new CopiesCounted(0);

  private final long number;
  private long copies;

  private CopiesCounted(long number) {
    this.number = number;
  }

  private CopiesCounted(CopiesCounted original) {
    this(++original.copies);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> new CopiesCounted(ORIGINAL));
    Thread other = new Thread(() -> new CopiesCounted(ORIGINAL));
    one.start();
    other.start();
    one.join();
    other.join();
    if (ORIGINAL.copies != 2 || ORIGINAL.number != 0) {
      throw new AssertionError("copies: " + ORIGINAL.copies);
    }
  }
}
