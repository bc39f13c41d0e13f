package dev.unravel.benchmarks.tinertia.tracelogger;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Several buffers: one being filled, the full ones on their way out, the empty ones back. */
final class TraceLogger {
  private final BlockingQueue<LogBuffer> empty;
  private final BlockingQueue<Optional<LogBuffer>> full;
  private volatile LogBuffer current;

  TraceLogger(int buffers, int capacity) {
    empty = new ArrayBlockingQueue<>(buffers);
    // One place more for the mark of the end.
    full = new ArrayBlockingQueue<>(buffers + 1);
    for (int i = 0; i < buffers - 1; i++) {
      empty.add(new LogBuffer(capacity));
    }
    current = new LogBuffer(capacity);
  }

  void log(Entry entry) throws InterruptedException {
    LogBuffer buffer = current;
    while (!buffer.add(entry)) {
      rotate(buffer);
      buffer = current;
    }
  }

  /** No more entries will come: sends off what is left, and the end. */
  void close() throws InterruptedException {
    full.put(Optional.of(current));
    full.put(Optional.empty());
  }

  /** The next full buffer, or nothing at the end. */
  Optional<LogBuffer> nextFull() throws InterruptedException {
    return full.take();
  }

  void giveBack(LogBuffer buffer) throws InterruptedException {
    empty.put(buffer);
  }

  /** Replaces the buffer that somebody found full, unless another thread has done so. */
  private synchronized void rotate(LogBuffer buffer) throws InterruptedException {
    if (current == buffer) {
      current = empty.take();
      full.put(Optional.of(buffer));
    }
  }
}
