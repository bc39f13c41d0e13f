package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/**
 * When the flag is set too early the value may still be missing. Without x=0 no switch happens
 * between the two writes.
 */
@Outcomes({"not yet", "x=0", "x=1"})
public final class FlagBeforeValue {
  private int x;
  private volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    FlagBeforeValue p = new FlagBeforeValue();
    Thread t =
        new Thread(
            () -> {
              p.ready = true;
              p.x = 1;
            });
    t.start();
    String result = p.ready ? "x=" + p.x : "not yet";
    t.join();
    System.out.println(result);
  }
}
