/*
 * Signal where signalAll is needed.
 *
 * Producers and consumers of this buffer wait on the same condition, and signal wakes only one
 * of them: the one that has waited longest, whoever that is. A consumer that makes room may so
 * wake the other consumer, who finds nothing and waits again, while the producer that could go
 * on sleeps. It takes two producers, two consumers and the right order: a bug that survives
 * years of tests. Use signalAll, or a condition for each side.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample05BoundedBuffer
 *
 * You get:
 *
 *   FAILED lost-notification: dev.unravel.samples.Sample05BoundedBuffer.put(Sample05BoundedBuffer.java:36) & dev.unravel.samples.Sample05BoundedBuffer.take(Sample05BoundedBuffer.java:49)
 *     message   main.2 "producer-2" waits for Condition at Sample05BoundedBuffer.java:36, and nobody is left to wake it
 */
package dev.unravel.samples;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A buffer with room for one element between two producers and two consumers. */
public final class Sample05BoundedBuffer {
  private static final int ELEMENTS_EACH = 2;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private boolean full;

  private void put() throws InterruptedException {
    lock.lock();
    try {
      while (full) {
        changed.await();
      }
      full = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void take() throws InterruptedException {
    lock.lock();
    try {
      while (!full) {
        changed.await();
      }
      full = false;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private interface Step {
    void run() throws InterruptedException;
  }

  private static void start(String name, Step step) {
    Runnable task =
        () -> {
          try {
            for (int i = 0; i < ELEMENTS_EACH; i++) {
              step.run();
            }
          } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
          }
        };
    new Thread(task, name).start();
  }

  public static void main(String[] args) {
    Sample05BoundedBuffer buffer = new Sample05BoundedBuffer();
    start("producer-1", buffer::put);
    start("producer-2", buffer::put);
    start("consumer-1", buffer::take);
    start("consumer-2", buffer::take);
  }
}
