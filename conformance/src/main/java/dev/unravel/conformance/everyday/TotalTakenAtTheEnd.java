package dev.unravel.conformance.everyday;

/** A shutdown hook that looks at what two threads have counted, and is not content with less. */
@Fails
public final class TotalTakenAtTheEnd {
  private static int count;

  public static void main(String[] args) throws InterruptedException {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  if (count != 2) {
                    Runtime.getRuntime().halt(3);
                  }
                }));
    Thread one = new Thread(() -> count++);
    Thread other = new Thread(() -> count++);
    one.start();
    other.start();
    one.join();
    other.join();
  }
}
