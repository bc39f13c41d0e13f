package dev.unravel.conformance.everyday;

/** Two count without a lock while somebody asks for the sum ten times a second. */
@Fails
public final class CountedWhileAsked {
  private static volatile int ended;
  private static int count;

  public static void main(String[] args) throws InterruptedException {
    Runnable work =
        () -> {
          count++;
          synchronized (CountedWhileAsked.class) {
            ended++;
          }
        };
    new Thread(work).start();
    new Thread(work).start();
    while (ended < 2) {
      Thread.sleep(100);
    }
    if (count != 2) {
      throw new AssertionError("counted " + count);
    }
  }
}
