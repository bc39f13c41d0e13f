package dev.unravel.conformance.bugs;

/** A static handler is registered while the first event comes. */
@Expected(pattern = "use before initialisation", about = "HandlerSetLate.handler")
public final class HandlerSetLate {
  private static Runnable handler;

  private static synchronized void register(Runnable value) {
    handler = value; // <-
  }

  private static synchronized Runnable handler() {
    return handler; // <-
  }

  public static void main(String[] args) throws InterruptedException {
    handler = null;
    Thread events = new Thread(() -> handler().run(), "events");
    events.start();
    register(() -> {});
    events.join();
  }
}
