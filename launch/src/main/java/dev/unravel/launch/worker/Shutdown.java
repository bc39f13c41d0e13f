package dev.unravel.launch.worker;

import java.util.concurrent.CountDownLatch;

/** The way out when a worker dies because the user pressed Ctrl-C. */
final class Shutdown {
  private Shutdown() {}

  /**
   * Ctrl-C reaches the worker as well. When this JVM is on its way out, the caller would only
   * complain about the worker's end, so it is stopped here and never comes back.
   */
  static void giveWay() {
    Thread probe = new Thread(() -> {}, "unravel-probe");
    try {
      Runtime.getRuntime().addShutdownHook(probe);
      Runtime.getRuntime().removeShutdownHook(probe);
    } catch (IllegalStateException shuttingDown) {
      forEver();
    }
  }

  private static void forEver() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
