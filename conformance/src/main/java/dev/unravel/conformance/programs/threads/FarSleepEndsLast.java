package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A sleep of more than a second ends only when nothing else can run. x=1 means time jumped ahead of
 * main.
 */
@Outcomes("x=0")
public final class FarSleepEndsLast {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    FarSleepEndsLast p = new FarSleepEndsLast();
    Thread t =
        new Thread(
            () -> {
              try {
                Thread.sleep(1_200);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              p.x = 1;
            });
    t.start();
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
