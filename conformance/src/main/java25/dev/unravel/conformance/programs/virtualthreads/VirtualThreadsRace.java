package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;

/**
 * Two virtual threads race for a plain field. Without x=1 virtual threads are not under control.
 */
@Outcomes(
    value = {"x=1", "x=2"},
    jdk = 25)
public final class VirtualThreadsRace {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    VirtualThreadsRace p = new VirtualThreadsRace();
    Thread t = Thread.ofVirtual().start(() -> p.x++);
    Thread u = Thread.startVirtualThread(() -> p.x++);
    t.join();
    u.join();
    System.out.println("x=" + p.x);
  }
}
