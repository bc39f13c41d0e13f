package dev.unravel.conformance.everyday;

/** Workers number themselves in the call of their superclass's constructor. */
@Fails
public final class NumberInTheSuperCall {
  private static final class Worker extends Thread {
    private static int made;

    Worker() {
      super("worker-" + made++);
    }
  }

  private static String first;
  private static String second;

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> first = new Worker().getName());
    Thread other = new Thread(() -> second = new Worker().getName());
    one.start();
    other.start();
    one.join();
    other.join();
    if (first.equals(second)) {
      throw new AssertionError("two workers are called " + first);
    }
  }
}
