package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A thread writes the sum of what others wrote; somebody compares it. */
@Outcomes({"y over 5", "y up to 5"})
public final class SumGoesThroughMemory {
  private int x;
  private int y;

  public static void main(String[] args) throws InterruptedException {
    SumGoesThroughMemory p = new SumGoesThroughMemory();
    Thread adds = new Thread(() -> p.y = p.x + 2);
    Thread writes =
        new Thread(
            () -> {
              p.x = 3;
              p.x = 4;
            });
    adds.start();
    writes.start();
    adds.join();
    writes.join();
    if (p.y > 5) {
      System.out.println("y over 5");
    } else {
      System.out.println("y up to 5");
    }
  }
}
