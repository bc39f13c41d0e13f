package dev.unravel.conformance.programs.spinning;

import dev.unravel.conformance.Outcomes;

/** A spin on a flag nobody sets is a livelock. */
@Outcomes("FAIL livelock")
public final class SpinForNothing {
  private volatile boolean flag;

  public static void main(String[] args) throws InterruptedException {
    SpinForNothing p = new SpinForNothing();
    Thread t = new Thread(Thread::yield);
    t.start();
    t.join();
    while (!p.flag) {
      Thread.onSpinWait();
    }
    System.out.println("seen");
  }
}
