package dev.unravel.conformance.programs.daemons;

import dev.unravel.conformance.Outcomes;

/** The program goes on until the last thread that is no daemon has ended, be it main or not. */
@Outcomes(
    value = {"", "0", "1"},
    ownJvm = true)
public final class LastOfTwoEndsTheProgram {
  private volatile int x;
  private volatile int last;

  private void show() {
    System.out.println(x);
  }

  public static void main(String[] args) {
    LastOfTwoEndsTheProgram p = new LastOfTwoEndsTheProgram();
    Thread daemon = new Thread(p::show);
    daemon.setDaemon(true);
    daemon.start();
    new Thread(
            () -> {
              p.x = 1;
              p.last = 1;
            })
        .start();
  }
}
