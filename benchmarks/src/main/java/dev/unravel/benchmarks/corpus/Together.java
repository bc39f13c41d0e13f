package dev.unravel.benchmarks.corpus;

/** Threads that run at the same time. */
public final class Together {
  private Together() {}

  /** What a thread does. */
  public interface Work {
    void run() throws Exception;
  }

  public static Thread start(String name, Work work) {
    Thread thread = new Thread(() -> unchecked(work), name);
    thread.start();
    return thread;
  }

  private static void unchecked(Work work) {
    try {
      work.run();
    } catch (RuntimeException as) {
      throw as;
    } catch (Exception checked) {
      throw new IllegalStateException(checked);
    }
  }

  /** Runs both, and waits for both. */
  public static void both(Work first, Work second) throws InterruptedException {
    Thread one = start("first", first);
    Thread other = start("second", second);
    one.join();
    other.join();
  }

  /** What is to hold. */
  public static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
