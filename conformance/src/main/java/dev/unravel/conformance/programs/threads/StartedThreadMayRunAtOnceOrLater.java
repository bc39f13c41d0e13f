package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A started thread may run before or after what its starter does next. A missing outcome means
 * start always or never switches.
 */
@Outcomes({"x=0", "x=1"})
public final class StartedThreadMayRunAtOnceOrLater {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    StartedThreadMayRunAtOnceOrLater p = new StartedThreadMayRunAtOnceOrLater();
    Thread t = new Thread(() -> p.x = 1);
    t.start();
    int x = p.x;
    t.join();
    System.out.println("x=" + x);
  }
}
