package dev.unravel.conformance.everyday;

/** Ten sleeps of a tenth of a second are over in two seconds: right. */
public final class TenSleepsInTwoSeconds {
  private static volatile int slept;

  public static void main(String[] args) throws InterruptedException {
    Thread sleeper =
        new Thread(
            () -> {
              try {
                while (slept < 10) {
                  Thread.sleep(100);
                  slept = slept + 1;
                }
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    sleeper.start();
    Thread.sleep(2_000);
    if (slept < 10) {
      throw new AssertionError("slept " + slept + " times");
    }
  }
}
