package dev.unravel.conformance.programs.spinning;

import dev.unravel.conformance.Outcomes;

/** A spin with yield ends when the flag is set. */
@Outcomes("seen")
public final class SpinWithYield {
  private volatile boolean flag;

  public static void main(String[] args) throws InterruptedException {
    SpinWithYield p = new SpinWithYield();
    Thread t = new Thread(() -> p.flag = true);
    t.start();
    while (!p.flag) {
      Thread.yield();
    }
    t.join();
    System.out.println("seen");
  }
}
