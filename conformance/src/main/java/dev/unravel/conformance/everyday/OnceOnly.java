package dev.unravel.conformance.everyday;

/** A main method that refuses to run a second time in the same JVM. */
public final class OnceOnly {
  private static boolean ran;
  private static int count;

  private static synchronized void use() {
    if (!ran) {
      ran = true;
      count = 0;
    }
    if (++count > 2) {
      throw new IllegalStateException("ran before");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(OnceOnly::use);
    Thread other = new Thread(OnceOnly::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (count != 2) {
      throw new AssertionError("counted " + count);
    }
  }
}
