package dev.unravel.conformance.correct;

/** A busy wait on a volatile field, with nothing in its body. */
public final class SpinWaitWithoutYield {
  private volatile int ready;
  private int value;

  public static void main(String[] args) throws InterruptedException {
    SpinWaitWithoutYield p = new SpinWaitWithoutYield();
    Thread t =
        new Thread(
            () -> {
              p.value = 42;
              p.ready = 1;
            });
    t.start();
    while (p.ready == 0) {}
    int value = p.value;
    t.join();
    if (value != 42) {
      throw new AssertionError("value " + value);
    }
  }
}
