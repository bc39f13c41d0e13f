package dev.unravel.conformance.everyday;

/** A thread has written its result, and is still alive. */
@Fails
public final class AliveAfterItsLastWord {
  private static volatile int result;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> result = 1);
    writer.start();
    if (result == 1 && writer.isAlive()) {
      throw new AssertionError("still alive");
    }
    writer.join();
  }
}
