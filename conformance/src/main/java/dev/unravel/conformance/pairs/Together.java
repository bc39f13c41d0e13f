package dev.unravel.conformance.pairs;

/** Threads that begin together and are waited for. */
public final class Together {
  /** Something to do that may be interrupted. */
  public interface Part {
    void run() throws Exception;
  }

  private Together() {}

  /** Runs each part in a thread of its own, and returns when all have ended. */
  public static void run(Part... parts) throws InterruptedException {
    Thread[] threads = new Thread[parts.length];
    for (int i = 0; i < parts.length; i++) {
      threads[i] = thread(parts[i]);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** A thread, not started, that fails as its part does. */
  public static Thread thread(Part part) {
    return new Thread(
        () -> {
          try {
            part.run();
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        });
  }

  /** Whether the broken twin is asked for. */
  public static boolean isBroken(String[] args) {
    return args.length > 0;
  }

  /** Fails unless something is as expected. */
  public static void expect(Object expected, Object actual) {
    if (!expected.equals(actual)) {
      throw new AssertionError("expected " + expected + ", was " + actual);
    }
  }
}
