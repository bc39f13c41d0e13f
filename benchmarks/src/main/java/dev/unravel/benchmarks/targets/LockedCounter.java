package dev.unravel.benchmarks.targets;

/** Threads that count under a lock; the arguments are how many threads, and how often each. */
public final class LockedCounter {
  private int count;

  private LockedCounter() {}

  public static void main(String[] args) throws InterruptedException {
    LockedCounter shared = new LockedCounter();
    int times = Integer.parseInt(args[1]);
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> shared.count(times));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (shared.count != threads.length * times) {
      throw new AssertionError("counted to " + shared.count);
    }
  }

  private void count(int times) {
    for (int i = 0; i < times; i++) {
      synchronized (this) {
        count++;
      }
    }
  }
}
