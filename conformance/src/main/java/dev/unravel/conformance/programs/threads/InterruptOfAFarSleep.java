package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A far sleep is always still going on when the interrupt comes. slept means time jumped ahead of
 * main.
 */
@Outcomes("interrupted")
public final class InterruptOfAFarSleep {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    InterruptOfAFarSleep p = new InterruptOfAFarSleep();
    Thread t =
        new Thread(
            () -> {
              try {
                Thread.sleep(60_000);
                p.result = "slept";
              } catch (InterruptedException e) {
                p.result = "interrupted";
              }
            });
    t.start();
    t.interrupt();
    t.join();
    System.out.println(p.result);
  }
}
