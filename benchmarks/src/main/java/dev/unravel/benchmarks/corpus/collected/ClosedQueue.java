package dev.unravel.benchmarks.corpus.collected;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A queue to which work is added after it was drained and closed. */
@Cause(
    pattern = {
      "order violation",
      "use after close",
      "atomicity violation",
      "atomicity violation over several variables"
    },
    says = "closed|QUEUE",
    wrongHint = "make .*volatile")
public final class ClosedQueue {
  private ClosedQueue() {}

  static final Queue<String> QUEUE = new ConcurrentLinkedQueue<>();
  static volatile boolean closed;
  static volatile boolean added;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> add(form), () -> close(form));
    Together.check(QUEUE.isEmpty(), "left behind " + QUEUE);
  }

  static void add(Form form) {
    if (form == Form.RIGHT) {
      synchronized (QUEUE) {
        put();
      }
    } else {
      put();
    }
  }

  static void put() {
    if (!closed) { // site
      QUEUE.add("x"); // site
    }
  }

  static void close(Form form) {
    if (form == Form.BROKEN) {
      drain();
    } else {
      synchronized (QUEUE) {
        drain();
      }
    }
  }

  static void drain() {
    closed = true; // site
    QUEUE.clear(); // site
  }
}
