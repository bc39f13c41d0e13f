package dev.unravel.conformance.everyday;

/** A thread gets the handler for its exceptions when it may have ended with one. */
@Fails
public final class HandlerTooLate {
  private static void fail() {
    throw new IllegalStateException("for the handler");
  }

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(HandlerTooLate::fail);
    thread.start();
    thread.setUncaughtExceptionHandler((ended, thrown) -> {});
    thread.join();
  }
}
