package dev.unravel.conformance.programs.spinning;

import dev.unravel.conformance.Outcomes;

/**
 * A spin on a volatile without any hint ends when the flag is set. It counts its rounds, so each of
 * them is another state.
 */
@Outcomes(value = "seen", large = true)
public final class SpinWithNothing {
  private volatile boolean flag;

  public static void main(String[] args) throws InterruptedException {
    SpinWithNothing p = new SpinWithNothing();
    Thread t = new Thread(() -> p.flag = true);
    t.start();
    int spins = 0;
    while (!p.flag) {
      spins++;
    }
    t.join();
    System.out.println(spins < 0 ? "overflow" : "seen");
  }
}
