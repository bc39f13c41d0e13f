package dev.unravel.benchmarks.targets;

/** As many threads as the argument says, each with five increments of a shared field. */
public final class ManyThreads {
  private int value;

  private ManyThreads() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(arguments[0])];
    ManyThreads shared = new ManyThreads();
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(shared::count);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void count() {
    for (int i = 0; i < 5; i++) {
      value++;
    }
  }
}
