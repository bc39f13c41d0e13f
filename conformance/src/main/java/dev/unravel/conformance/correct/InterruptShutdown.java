package dev.unravel.conformance.correct;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

/** A worker that takes from a queue until it is interrupted. */
public final class InterruptShutdown {
  private int handled;

  private void work(BlockingQueue<Integer> queue, CountDownLatch done) {
    try {
      while (true) {
        handled += queue.take();
        done.countDown();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    InterruptShutdown p = new InterruptShutdown();
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    CountDownLatch done = new CountDownLatch(2);
    Thread worker = new Thread(() -> p.work(queue, done));
    worker.start();
    queue.put(1);
    queue.put(2);
    done.await();
    worker.interrupt();
    worker.join();
    if (p.handled != 3) {
      throw new AssertionError("handled " + p.handled);
    }
  }
}
