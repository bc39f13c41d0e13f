package dev.unravel.conformance.everyday;

/** Looks a hundred times whether the other thread is done, and then takes it that it is. */
@Fails
public final class LooksManyTimes {
  private static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> done = true);
    other.start();
    int looks = 0;
    while (looks < 100 && !done) {
      looks++;
    }
    if (!done) {
      throw new AssertionError("not done after " + looks);
    }
    other.join();
  }
}
