package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** What main wrote before start is seen by the thread, what the thread wrote is seen after join. */
@Outcomes("seen=1 back=2")
public final class StartAndJoinPassValues {
  private int x;
  private int seen;

  public static void main(String[] args) throws InterruptedException {
    StartAndJoinPassValues p = new StartAndJoinPassValues();
    p.x = 1;
    Thread t =
        new Thread(
            () -> {
              p.seen = p.x;
              p.x = 2;
            });
    t.start();
    t.join();
    System.out.println("seen=" + p.seen + " back=" + p.x);
  }
}
