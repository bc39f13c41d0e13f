package dev.unravel.conformance.everyday;

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads end with an exception, and a handler counts them: right. */
public final class ErrorsForTheHandler {
  private static final AtomicInteger ERRORS = new AtomicInteger();

  private static void fail() {
    throw new IllegalStateException("for the handler");
  }

  public static void main(String[] args) throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> ERRORS.incrementAndGet());
    Thread one = new Thread(ErrorsForTheHandler::fail);
    Thread other = new Thread(ErrorsForTheHandler::fail);
    one.start();
    other.start();
    one.join();
    other.join();
    if (ERRORS.get() != 2) {
      throw new AssertionError("errors: " + ERRORS);
    }
  }
}
