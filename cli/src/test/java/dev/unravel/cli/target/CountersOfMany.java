package dev.unravel.cli.target;

import java.util.ArrayList;
import java.util.List;

/** As many threads as the first argument says count; with another argument, under a lock. */
public final class CountersOfMany {
  private int count;

  private CountersOfMany() {}

  public static void main(String[] args) throws InterruptedException {
    CountersOfMany shared = new CountersOfMany();
    int number = args.length > 0 ? Integer.parseInt(args[0]) : Integer.getInteger("threads");
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      threads.add(new Thread(args.length > 1 ? shared::countLocked : shared::count));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    if (shared.count != number) {
      throw new AssertionError("count is " + shared.count);
    }
  }

  private void count() {
    count++;
  }

  private synchronized void countLocked() {
    count++;
  }
}
