package dev.unravel.conformance.everyday;

/** A service with a flag that says whether it runs. */
@Fails
public final class StartedTwice {
  private static volatile boolean started;
  private static int starts;

  private static void use() {
    if (!started) {
      started = true;
      synchronized (StartedTwice.class) {
        starts++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(StartedTwice::use);
    Thread other = new Thread(StartedTwice::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (starts > 1) {
      throw new AssertionError("started " + starts + " times");
    }
  }
}
