package dev.unravel.conformance.bugs;

import java.util.concurrent.Semaphore;

/** Two connections are taken from two pools in opposite orders. */
@Expected(
    pattern = "resource deadlock",
    about = {"Semaphore", "Semaphore"})
public final class SemaphoresCrossed {
  private final Semaphore reads = new Semaphore(1);
  private final Semaphore writes = new Semaphore(1);

  private void copy() throws InterruptedException {
    reads.acquire(); // <-
    writes.acquire(); // <-
    writes.release();
    reads.release();
  }

  private void merge() throws InterruptedException {
    writes.acquire(); // <-
    reads.acquire(); // <-
    reads.release();
    writes.release();
  }

  private interface Work {
    void run() throws InterruptedException;
  }

  private static void run(Work work) {
    try {
      work.run();
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SemaphoresCrossed it = new SemaphoresCrossed();
    Thread first = new Thread(() -> run(it::copy), "copier");
    Thread second = new Thread(() -> run(it::merge), "merger");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
