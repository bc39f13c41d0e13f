package dev.unravel.conformance.programs.spinning;

import dev.unravel.conformance.Outcomes;

/** A loop that sleeps and looks again ends when the flag is set. */
@Outcomes("seen")
public final class SpinWithSleep {
  private volatile boolean flag;

  public static void main(String[] args) throws InterruptedException {
    SpinWithSleep p = new SpinWithSleep();
    Thread t = new Thread(() -> p.flag = true);
    t.start();
    while (!p.flag) {
      Thread.sleep(1);
    }
    t.join();
    System.out.println("seen");
  }
}
