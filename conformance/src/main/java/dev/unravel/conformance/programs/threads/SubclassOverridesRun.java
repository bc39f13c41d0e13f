package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A subclass of Thread that overrides run is scheduled like any other. A missing outcome means its
 * run is not under control.
 */
@Outcomes({"x=0", "x=1"})
public class SubclassOverridesRun extends Thread {
  private int x;

  @Override
  public void run() {
    x = 1;
  }

  public static void main(String[] args) throws InterruptedException {
    SubclassOverridesRun t = new SubclassOverridesRun();
    t.start();
    int x = t.x;
    t.join();
    System.out.println("x=" + x);
  }
}
