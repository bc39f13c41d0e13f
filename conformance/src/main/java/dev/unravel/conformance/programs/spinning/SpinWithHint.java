package dev.unravel.conformance.programs.spinning;

import dev.unravel.conformance.Outcomes;

/** A spin with onSpinWait ends when the flag is set; a livelock means the setter was never run. */
@Outcomes("seen")
public final class SpinWithHint {
  private volatile boolean flag;

  public static void main(String[] args) throws InterruptedException {
    SpinWithHint p = new SpinWithHint();
    Thread t = new Thread(() -> p.flag = true);
    t.start();
    while (!p.flag) {
      Thread.onSpinWait();
    }
    t.join();
    System.out.println("seen");
  }
}
