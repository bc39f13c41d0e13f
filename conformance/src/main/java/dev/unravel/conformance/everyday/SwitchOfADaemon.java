package dev.unravel.conformance.everyday;

/** A daemon that main does not wait for, and that may act all the same before main has ended. */
@Fails
public final class SwitchOfADaemon {
  private static int on;

  public static void main(String[] args) {
    Thread daemon = new Thread(() -> on = 1);
    daemon.setDaemon(true);
    daemon.start();
    if (on != 0) {
      throw new AssertionError("switched on already");
    }
  }
}
