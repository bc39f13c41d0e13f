package dev.unravel.conformance.programs.daemons;

import dev.unravel.conformance.Outcomes;

/** The program ends with main, wherever the daemon is by then. */
@Outcomes(
    value = {"", "daemon"},
    ownJvm = true)
public final class DaemonMayBeCutShort {
  private static volatile int last;

  public static void main(String[] args) {
    Thread t = new Thread(() -> System.out.println("daemon"));
    t.setDaemon(true);
    t.start();
    last = 1;
  }
}
