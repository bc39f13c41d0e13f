package dev.unravel.benchmarks.shapes;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A lock for readers and writers whose writer looks for readers and enters in two steps, so a
 * reader can slip in. To see it the writer must also write while the reader is between its two
 * reads. Known from the read-write locks of the software verification competition (pthread-atomic).
 * Two preemptions, depth 3.
 */
public final class HastyWriter {
  private final AtomicInteger readers = new AtomicInteger();
  private volatile boolean writing;
  private int left;
  private int right;

  private HastyWriter() {}

  public static void main(String[] arguments) throws InterruptedException {
    HastyWriter shape = new HastyWriter();
    Team.run(shape::write, shape::read);
  }

  private void write() {
    if (readers.get() == 0) {
      writing = true;
      left = 1;
      right = 1;
      writing = false;
    }
  }

  private void read() {
    readers.incrementAndGet();
    if (!writing) {
      int seen = left;
      if (seen != right) {
        throw new AssertionError("left was " + seen + ", right is not");
      }
    }
    readers.decrementAndGet();
  }
}
