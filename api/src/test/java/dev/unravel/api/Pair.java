package dev.unravel.api;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Threads of a test, started together and waited for; what one of them throws, the test throws. */
final class Pair {
  /** Long enough for any thread that comes at all. */
  static final long LONG = 60_000;

  /** Something a thread does. */
  interface Body {
    void run() throws Exception;
  }

  private Pair() {}

  static void run(Body... bodies) throws Exception {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (Body body : bodies) {
      threads.add(
          new Thread(
              () -> {
                try {
                  body.run();
                } catch (Throwable t) {
                  thrown.compareAndSet(null, t);
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    if (thrown.get() != null) {
      throw new AssertionError(thrown.get());
    }
  }
}
