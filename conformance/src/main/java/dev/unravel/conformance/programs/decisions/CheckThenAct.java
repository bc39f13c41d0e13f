package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A check that holds for a while only: fails in one order, though most values pass. */
@Outcomes({"FAIL exception", "2 left", "no element"})
public final class CheckThenAct {
  private int left = 2;
  private final int[] elements = {7, 8};

  public static void main(String[] args) throws InterruptedException {
    CheckThenAct p = new CheckThenAct();
    Thread t = new Thread(() -> p.left -= 2);
    t.start();
    if (p.left > 0) {
      int at = p.left - 1;
      if (p.elements[at] > 0) {
        System.out.println(at + 1 + " left");
      }
    } else {
      System.out.println("no element");
    }
    t.join();
  }
}
