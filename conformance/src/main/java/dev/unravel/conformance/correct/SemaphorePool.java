package dev.unravel.conformance.correct;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** Three users share two resources under a semaphore. */
public final class SemaphorePool {
  private final Semaphore free = new Semaphore(2);
  private final ConcurrentLinkedQueue<String> resources =
      new ConcurrentLinkedQueue<>(List.of("a", "b"));

  private void use() {
    free.acquireUninterruptibly();
    String resource = resources.poll();
    if (resource == null) {
      throw new AssertionError("none left");
    }
    resources.add(resource);
    free.release();
  }

  public static void main(String[] args) throws InterruptedException {
    SemaphorePool pool = new SemaphorePool();
    Thread t = new Thread(pool::use);
    Thread u = new Thread(pool::use);
    t.start();
    u.start();
    pool.use();
    t.join();
    u.join();
  }
}
