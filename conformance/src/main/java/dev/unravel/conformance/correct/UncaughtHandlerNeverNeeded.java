package dev.unravel.conformance.correct;

import java.util.concurrent.atomic.AtomicReference;

/** A default handler is installed and never called. */
public final class UncaughtHandlerNeverNeeded {
  public static void main(String[] args) throws InterruptedException {
    AtomicReference<Throwable> seen = new AtomicReference<>();
    Thread t = new Thread(Thread::yield);
    t.setUncaughtExceptionHandler((thread, e) -> seen.set(e));
    t.start();
    t.join();
    if (seen.get() != null) {
      throw new AssertionError(seen.get());
    }
  }
}
