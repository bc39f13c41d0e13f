package dev.unravel.conformance.everyday;

/** A daemon has something to say while main comes to its end. */
@Fails
public final class DaemonEndsTheJvm {
  public static void main(String[] args) {
    Thread daemon = new Thread(() -> Runtime.getRuntime().halt(3));
    daemon.setDaemon(true);
    daemon.start();
  }
}
