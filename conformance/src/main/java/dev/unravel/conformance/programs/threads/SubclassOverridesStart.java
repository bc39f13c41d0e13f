package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A subclass may override start and call the original through super. A missing outcome means the
 * call through super was not seen.
 */
@Outcomes({"x=10", "x=11"})
public class SubclassOverridesStart extends Thread {
  private int x;

  @Override
  public void start() {
    x = 10;
    super.start();
  }

  @Override
  public void run() {
    x++;
  }

  public static void main(String[] args) throws InterruptedException {
    SubclassOverridesStart t = new SubclassOverridesStart();
    t.start();
    int x = t.x;
    t.join();
    System.out.println("x=" + x);
  }
}
