package dev.unravel.conformance.everyday;

import java.util.concurrent.Semaphore;

/** A daemon that main does not wait for, and that may act all the same before main has ended. */
@Fails
public final class SwitchOfADaemon {
  private static final Semaphore TURN = new Semaphore(1);
  private static int on;

  public static void main(String[] args) throws InterruptedException {
    Thread daemon = new Thread(() -> on = 1);
    daemon.setDaemon(true);
    daemon.start();
    TURN.acquire();
    if (on != 0) {
      throw new AssertionError("switched on already");
    }
  }
}
